import type { ReactNode } from 'react';
import { LeadText } from '../../ui/lead-link.tsx';
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
        <LeadText title={title} lead={lead} />
      </div>
    </>
  );
}
