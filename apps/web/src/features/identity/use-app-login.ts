import { useRouter } from '@tanstack/react-router';
import { useCallback, useEffect, useRef, useState } from 'react';
import { mayHaveHost } from '../../platform/host/may-have-host.ts';
import { ownPath } from './own-path.ts';

/** In an app the app logs in; the page's own form is shown on request or if the app cannot. */
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
      // Ignore a late answer if the user chose the form or left the page.
      if (signal.aborted) return;
      if (outcome === 'loggedIn') return window.location.replace(ownPath(redirectPath));
      // After cancelling go back to the previous page, if there is one.
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
