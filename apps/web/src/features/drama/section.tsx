import type { ReactNode } from 'react';
import { classNames } from '../../ui/class-names.ts';
import styles from './section.module.css';

interface SectionProps {
  title: string;
  /** At the end of the title's line. */
  note?: ReactNode;
  children: ReactNode;
}

export function Section({ title, note, children }: SectionProps) {
  return (
    <section className={styles.section} aria-label={title}>
      <div className={styles.title}>
        <h2>{title}</h2>
        {note !== undefined && <span>{note}</span>}
      </div>
      {children}
    </section>
  );
}

/** For a horizontally scrolling list. */
export const rail = (own: string | undefined) => classNames(styles.rail, own);
