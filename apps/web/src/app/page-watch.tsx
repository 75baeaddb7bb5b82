import { useRouterState } from '@tanstack/react-router';
import { useEffect } from 'react';
import { whenHostMet } from '../host/when-host-met.ts';

/** The host first: whose visit this is may be known to the app alone. */
export async function watchPage(path: string | undefined): Promise<void> {
  await whenHostMet();
  if (!path) return;
  await import('../lib/analytics/track-view.ts').then(
    ({ trackView }) => trackView(path),
    // A view whose script does not come is not counted, and nothing else.
    () => {},
  );
}

/** Meets the host once the page is awake, and tells of every page that is opened. */
export function PageWatch() {
  const path = useRouterState({ select: ({ resolvedLocation }) => resolvedLocation?.pathname });
  useEffect(() => {
    void watchPage(path);
  }, [path]);
  return null;
}
