import { useRouterState } from '@tanstack/react-router';
import { useEffect } from 'react';
import { pageHydrated } from '../entry/early-tap.ts';
import { whenHostConnected } from '../platform/host/when-host-connected.ts';

/** The host is asked first, because only the app may know the user. */
export async function watchPage(path: string | undefined): Promise<void> {
  await whenHostConnected();
  if (!path) return;
  await import('../platform/analytics/track-view.ts').then(
    ({ trackView }) => trackView(path),
    // If the script fails to load, the view is not counted; nothing else depends on it.
    () => {},
  );
}

/** After hydration: replays early taps, connects to the host, and reports every opened page. */
export function PageWatch() {
  const path = useRouterState({ select: ({ resolvedLocation }) => resolvedLocation?.pathname });
  useEffect(pageHydrated, []);
  useEffect(() => {
    void watchPage(path);
  }, [path]);
  return null;
}
