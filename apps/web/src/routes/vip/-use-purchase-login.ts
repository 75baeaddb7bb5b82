import { useCallback, useEffect, useState } from 'react';
import { useAskLogin } from '../../host/use-ask-login.ts';

export interface PurchaseLogin {
  ask: () => void;
  isOpen: boolean;
  close: () => void;
  finish: (then: () => Promise<unknown>) => void;
}

/** Login over the page where it is one of the web, which also asks by itself; else the app's, or the login page. */
export function usePurchaseLogin(isModal: boolean, isGuest: boolean): PurchaseLogin {
  const askLogin = useAskLogin();
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    if (isModal && isGuest) setOpen(true);
  }, [isModal, isGuest]);
  const close = useCallback(() => setOpen(false), []);
  return {
    isOpen,
    close,
    ask: () => (isModal ? setOpen(true) : askLogin()),
    finish: (then) => {
      setOpen(false);
      void then();
    },
  };
}
