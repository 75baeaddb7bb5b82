import { type ReactNode, Suspense, useEffect } from 'react';
import { hydrateNow, SERVED_WITH_TAPS } from '../../entry/hydrate-later.ts';
import { mayHaveHost } from '../../platform/host/may-have-host.ts';
import { getToken } from '../../platform/session/session.ts';
import { keepStyles } from './first-styles.ts';
import styles from './home/hall-screen.module.css';

keepStyles();

/** The server-rendered page; hydrated at once for a possible user, otherwise on the first user activity. */
export function GamesMain({ title, children }: { title: string; children: ReactNode }) {
  useEffect(() => {
    if (getToken() || mayHaveHost()) hydrateNow();
  }, []);
  return (
    <main className={styles.page} {...SERVED_WITH_TAPS}>
      <h1 className="sr-only">{title}</h1>
      <Suspense fallback={<Waiting />}>{children}</Suspense>
    </main>
  );
}

function Waiting() {
  useEffect(hydrateNow, []);
  return null;
}
