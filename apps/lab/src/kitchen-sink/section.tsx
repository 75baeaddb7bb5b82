import type { ReactNode } from 'react';
import styles from './section.module.css';

/** One kind of part. */
export function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={styles.section} aria-label={title}>
      <h2>{title}</h2>
      {children}
    </section>
  );
}

interface SpecimenProps {
  /** Which state is shown. */
  name: string;
  children: ReactNode;
}

export function Specimen({ name, children }: SpecimenProps) {
  return (
    <div className={styles.specimen}>
      <h3>{name}</h3>
      {children}
    </div>
  );
}

/** Parts side by side, wrapping where they must. */
export function Row({ children }: { children: ReactNode }) {
  return <div className={styles.row}>{children}</div>;
}
