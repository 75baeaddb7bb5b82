import type { ComponentProps } from 'react';
import styles from './way-link.module.css';

/** Centred title and text of a page that only leads on. */
export function WayWords({ title, lead }: { title: string; lead: string }) {
  return (
    <header className={styles.words}>
      <h1>{title}</h1>
      <p>{lead}</p>
    </header>
  );
}

/** The single action of such a page: a link, so that it works without scripts. */
export function WayLink(props: ComponentProps<'a'>) {
  return <a {...props} className={styles.way} />;
}
