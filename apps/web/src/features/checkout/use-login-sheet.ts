import { commonTexts } from '@juban/contract/texts/common';
import { useCallback, useEffect, useRef, useState } from 'react';
import { logIn } from '../../platform/host/log-in.ts';
import { useAskLogin } from '../../platform/host/use-ask-login.ts';
import { setOwnLogin } from '../../platform/session/login-needed.ts';

const DOUBLE_TAP_MS = 500;

interface LoginSheetOptions {
  /** The page has its own login sheet and asks visitors at once (web variant). */
  isModal: boolean;
  isGuest: boolean;
  /** Shows the page to its user; `toPay` also continues the payment. */
  onLoggedIn: (toPay: boolean) => void;
}

export interface LoginSheet {
  /** Opens the app's login or the login page; on the web variant the sheet. */
  ask: () => void;
  /** Opens the app's login or the sheet; choices are kept. */
  askToPay: () => void;
  /** Props of the login dialog. */
  dialog: { open: boolean; title?: string; onClose: () => void; onLoggedIn: () => void };
}

/** Login on a selling page. */
export function useLoginSheet(options: LoginSheetOptions): LoginSheet {
  const { isModal, isGuest } = options;
  const askLogin = useAskLogin();
  const [shown, setShown] = useState<'login' | 'toPay'>();
  const latest = useRef(options);
  useEffect(() => {
    latest.current = options;
  });
  useEffect(() => {
    if (isModal && isGuest) setShown('login');
  }, [isModal, isGuest]);
  const askedAt = useRef(Number.NEGATIVE_INFINITY);
  const askToPay = useCallback(() => {
    // The second half of a double tap must not open our login over the app's.
    if (performance.now() - askedAt.current < DOUBLE_TAP_MS) return;
    askedAt.current = performance.now();
    void logIn(
      () => setShown('toPay'),
      () => {
        setShown(undefined);
        latest.current.onLoggedIn(true);
      },
    );
  }, []);
  useEffect(() => setOwnLogin(askToPay), [askToPay]);
  return {
    ask: () => (isModal ? setShown('login') : askLogin()),
    askToPay,
    dialog: {
      open: shown !== undefined,
      ...(shown === 'toPay' && { title: commonTexts.loginFirst }),
      onClose: () => setShown(undefined),
      onLoggedIn: () => {
        setShown(undefined);
        latest.current.onLoggedIn(shown === 'toPay');
      },
    },
  };
}
