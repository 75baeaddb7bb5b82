import { type ReactNode, useId } from 'react';
import styles from './panel.module.css';

interface PanelProps {
  title: string;
  /** A short note. */
  note?: ReactNode;
  /** A control at the end of the title line. */
  action?: ReactNode;
  children: ReactNode;
}

/** A panel of the right column. */
export function Panel({ title, note, action, children }: PanelProps) {
  const id = useId();
  return (
    <section className={styles.panel} aria-labelledby={id}>
      <div className={styles.head}>
        <h2 id={id}>{title}</h2>
        {note && <p className={styles.note}>{note}</p>}
        {action && <div className={styles.action}>{action}</div>}
      </div>
      {children}
    </section>
  );
}
