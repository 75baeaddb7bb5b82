import { useRouter } from '@tanstack/react-router';
import { useCallback, useEffect, useRef, useState } from 'react';
import { mayHaveHost } from '../../platform/host/may-have-host.ts';
import { ownPath } from './own-path.ts';

/** Inside the app the app logs in; the page's own form waits until it is wanted or the app cannot. */
export function useAppLogin(redirectPath: string | undefined) {
  const { history } = useRouter();
  const [isAsking, setIsAsking] = useState(false);
  const waiting = useRef<AbortController>(undefined);

  const ask = useCallback(
    async (signal: AbortSignal) => {
      const { hostLogsIn, loginByHost } = await import('../../platform/host/login-by-host.ts');
      if (signal.aborted || !hostLogsIn()) return;
      setIsAsking(true);
      const outcome = await loginByHost();
      // A late answer moves nobody who has taken the form or left the page.
      if (signal.aborted) return;
      if (outcome === 'loggedIn') return window.location.replace(ownPath(redirectPath));
      // Whoever changed their mind goes back to where they were asked; a first page has no such place.
      if (outcome === 'cancelled' && history.canGoBack()) return history.back();
      setIsAsking(false);
    },
    [history, redirectPath],
  );

  useEffect(() => {
    if (!mayHaveHost()) return;
    const own = new AbortController();
    waiting.current = own;
    ask(own.signal).catch(() => setIsAsking(false));
    return () => own.abort();
  }, [ask]);

  const showForm = () => {
    waiting.current?.abort();
    setIsAsking(false);
  };
  return { isAsking, showForm };
}
