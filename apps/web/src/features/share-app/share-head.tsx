import type { ReactNode } from 'react';
import { WayWords } from '../../ui/way-link.tsx';
import styles from './share-app.module.css';

interface ShareHeadProps {
  /** The picture above the text. */
  picture: ReactNode;
  title: string;
  lead: string;
}

/** Picture and title; the shell's bar lies over it. */
export function ShareHead({ picture, title, lead }: ShareHeadProps) {
  return (
    <>
      <div className={styles.top}>
        <div className={styles.hero}>{picture}</div>
      </div>
      <div className={styles.head}>
        <WayWords title={title} lead={lead} />
      </div>
    </>
  );
}
