import { type ReactNode, Suspense, useEffect } from 'react';
import { hydrateNow, SERVED_WITH_TAPS } from '../../../entry/hydrate-later.ts';
import styles from '../../../features/union/union-screen.module.css';
import { UnionSkeleton } from '../../../features/union/union-skeleton.tsx';
import { mayHaveHost } from '../../../platform/host/may-have-host.ts';
import { getToken } from '../../../platform/session/session.ts';
import { keepStyles } from './-first-styles.ts';

keepStyles();

interface UnionMainProps {
  title: string;
  /** Hydrate at once, because the page has only a retry button. */
  isEager: boolean;
  children: ReactNode;
}

/**
 * The server-rendered page; hydrated at once for a possible or returning user, otherwise on the first user
 * activity.
 */
export function UnionMain({ title, isEager, children }: UnionMainProps) {
  useEffect(() => {
    if (isEager || getToken() || mayHaveHost() || /[?&]orderNo=/.test(window.location.search)) hydrateNow();
  }, [isEager]);
  return (
    <main className={styles.page} {...SERVED_WITH_TAPS}>
      <h1 className="sr-only">{title}</h1>
      <Suspense fallback={<Waiting />}>{children}</Suspense>
    </main>
  );
}

function Waiting() {
  useEffect(hydrateNow, []);
  return <UnionSkeleton />;
}
