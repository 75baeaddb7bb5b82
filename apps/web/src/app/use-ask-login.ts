import { useRouter } from '@tanstack/react-router';
import { logIn } from '../host/log-in.ts';

/** To the app's login or the login page, and back to this very address. */
export function useAskLogin(): () => void {
  const router = useRouter();
  return () => {
    const redirect_path = router.latestLocation.publicHref;
    void logIn(() => void router.navigate({ to: '/login', search: { redirect_path } }));
  };
}
