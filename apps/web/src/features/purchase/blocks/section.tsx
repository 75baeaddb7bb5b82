import type { ReactNode } from 'react';
import styles from './section.module.css';

interface SectionProps {
  title: string;
  /** Fine print next to the title. */
  hint?: string | undefined;
  children: ReactNode;
}

/** A titled section of the page. */
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
