import { useRouter } from '@tanstack/react-router';
import { useCallback } from 'react';
import { logIn } from './log-in.ts';

/**
 * Opens the app's login or the login page, and returns to the current address. With `replace` the login page
 * replaces a page that visitors cannot use, because going back would otherwise lead to the login again.
 */
export function useAskLogin({ replace = false } = {}): () => void {
  const router = useRouter();
  return useCallback(() => {
    const search = { redirect_path: router.latestLocation.publicHref };
    void logIn(() => void router.navigate({ to: '/login', search, replace }));
  }, [router, replace]);
}
