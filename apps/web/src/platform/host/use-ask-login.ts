import { useRouter } from '@tanstack/react-router';
import { useCallback } from 'react';
import { logIn } from './log-in.ts';

/**
 * To the app's login or the login page, and back to this very address. With `replace` the login page takes the place of
 * one that nobody can use as a stranger: the way back from the login must not lead here and to the login again.
 */
export function useAskLogin({ replace = false } = {}): () => void {
  const router = useRouter();
  return useCallback(() => {
    const search = { redirect_path: router.latestLocation.publicHref };
    void logIn(() => void router.navigate({ to: '/login', search, replace }));
  }, [router, replace]);
}
