import { useRouterState } from '@tanstack/react-router';
import { useEffect } from 'react';
import { takeOverPage } from '../entry/early-tap.ts';
import { whenHostMet } from '../platform/host/when-host-met.ts';

/** The host first: whose visit this is may be known to the app alone. */
export async function watchPage(path: string | undefined): Promise<void> {
  await whenHostMet();
  if (!path) return;
  await import('../platform/analytics/track-view.ts').then(
    ({ trackView }) => trackView(path),
    // A view whose script does not come is not counted, and nothing else.
    () => {},
  );
}

/** Once the page is hydrated: replays early taps, meets the host, and reports every page that is opened. */
export function PageWatch() {
  const path = useRouterState({ select: ({ resolvedLocation }) => resolvedLocation?.pathname });
  useEffect(takeOverPage, []);
  useEffect(() => {
    void watchPage(path);
  }, [path]);
  return null;
}
