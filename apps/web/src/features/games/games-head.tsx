import type { ReactNode } from 'react';
import styles from './games-head.module.css';

interface GamesHeadProps {
  title: string;
  /** A note or link at the end of the line. */
  children?: ReactNode;
}

/** Heading of a page section. */
export function GamesHead({ title, children }: GamesHeadProps) {
  return (
    <div className={styles.head}>
      <h2>{title}</h2>
      {children && <span className={styles.end}>{children}</span>}
    </div>
  );
}
