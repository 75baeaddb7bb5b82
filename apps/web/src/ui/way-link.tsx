import type { ComponentProps } from 'react';
import styles from './way-link.module.css';

/** What a page that only leads on has to say, in its middle. */
export function WayWords({ title, lead }: { title: string; lead: string }) {
  return (
    <header className={styles.words}>
      <h1>{title}</h1>
      <p>{lead}</p>
    </header>
  );
}

/** The one way on that such a page offers: a link, so that it leads on without scripts too. */
export function WayLink(props: ComponentProps<'a'>) {
  return <a {...props} className={styles.way} />;
}
