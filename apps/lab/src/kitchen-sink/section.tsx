import type { ReactNode } from 'react';
import styles from './section.module.css';
import { SECTION_TITLES, type SectionId } from './section-titles.ts';

/** A section about one kind of component. */
export function Section({ id, children }: { id: SectionId; children: ReactNode }) {
  const title = SECTION_TITLES[id];
  return (
    <section className={styles.section} id={id} aria-label={title}>
      <h2>{title}</h2>
      {children}
    </section>
  );
}

interface SpecimenProps {
  /** Name of the state. */
  name: string;
  /** Component name in code. */
  part: string;
  children: ReactNode;
}

export function Specimen({ name, part, children }: SpecimenProps) {
  return (
    <div className={styles.specimen}>
      <h3>
        {name} <code>{part}</code>
      </h3>
      {children}
    </div>
  );
}

/** Components side by side, wrapping if needed. */
export function Row({ children }: { children: ReactNode }) {
  return <div className={styles.row}>{children}</div>;
}
