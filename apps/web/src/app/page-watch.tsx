import { useRouterState } from '@tanstack/react-router';
import { useEffect } from 'react';
import { whenHostMet } from '../host/when-host-met.ts';

/** Meets the host once the page is awake, and tells of every page that is opened. */
export function PageWatch() {
  const path = useRouterState({ select: ({ resolvedLocation }) => resolvedLocation?.pathname });
  useEffect(() => {
    // The host first: whose visit this is may be known to the app alone.
    void whenHostMet().then(async () => {
      if (path) (await import('../lib/analytics/track-view.ts')).trackView(path);
    });
  }, [path]);
  return null;
}
