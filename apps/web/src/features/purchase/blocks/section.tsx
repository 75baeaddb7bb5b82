import type { ReactNode } from 'react';
import styles from './section.module.css';

interface SectionProps {
  title: string;
  /** Small print beside the title. */
  hint?: string | undefined;
  children: ReactNode;
}

/** A titled part of the page, 32 below the one before. */
export function Section({ title, hint, children }: SectionProps) {
  return (
    <section className={styles.section}>
      <header>
        <h2>{title}</h2>
        {hint && <span>{hint}</span>}
      </header>
      {children}
    </section>
  );
}
