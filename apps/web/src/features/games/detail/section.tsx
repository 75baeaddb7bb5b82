import type { ReactNode } from 'react';
import styles from './section.module.css';

/** A titled part of a game's page. */
export function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={styles.section} aria-label={title}>
      <h2>{title}</h2>
      {children}
    </section>
  );
}
