import { useRouter } from '@tanstack/react-router';
import { useCallback, useEffect, useState } from 'react';
import { logIn } from '../../host/log-in.ts';

export interface PurchaseLogin {
  ask: () => void;
  isOpen: boolean;
  close: () => void;
  finish: (then: () => Promise<unknown>) => void;
}

/** Login over the page where it is one of the web, which also asks by itself; else the app's, or the login page. */
export function usePurchaseLogin(isModal: boolean, isGuest: boolean): PurchaseLogin {
  const router = useRouter();
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    if (isModal && isGuest) setOpen(true);
  }, [isModal, isGuest]);
  const close = useCallback(() => setOpen(false), []);
  return {
    isOpen,
    close,
    ask: () => {
      if (isModal) return setOpen(true);
      const redirect_path = router.latestLocation.publicHref;
      void logIn(() => void router.navigate({ to: '/login', search: { redirect_path } }));
    },
    finish: (then) => {
      setOpen(false);
      void then();
    },
  };
}
