import type { ComponentProps } from 'react';
import styles from './lead-link.module.css';

/** Centred title and text of a page that only leads on. */
export function LeadText({ title, lead }: { title: string; lead: string }) {
  return (
    <header className={styles.words}>
      <h1>{title}</h1>
      <p>{lead}</p>
    </header>
  );
}

/** The single action of such a page: a link, so that it works without scripts. */
export function LeadLink(props: ComponentProps<'a'>) {
  return <a {...props} className={styles.way} />;
}
