import { useRouter } from '@tanstack/react-router';
import { useCallback, useEffect, useState } from 'react';
import { mayHaveHost } from '../../host/may-have-host.ts';
import { ownPath } from './own-path.ts';

/** Inside the app the app logs in; the page's own form waits until it is wanted or the app cannot. */
export function useAppLogin(redirectPath: string | undefined) {
  const { history } = useRouter();
  const [isAsking, setIsAsking] = useState(false);

  const ask = useCallback(async () => {
    const { hostLogsIn, loginByHost } = await import('../../host/login-by-host.ts');
    if (!hostLogsIn()) return;
    setIsAsking(true);
    const outcome = await loginByHost();
    if (outcome === 'loggedIn') return window.location.replace(ownPath(redirectPath));
    // Whoever changed their mind goes back to where they were asked; a first page has no such place.
    if (outcome === 'cancelled' && history.canGoBack()) return history.back();
    setIsAsking(false);
  }, [history, redirectPath]);

  useEffect(() => {
    if (mayHaveHost()) ask().catch(() => setIsAsking(false));
  }, [ask]);

  return { isAsking, usePage: () => setIsAsking(false) };
}
