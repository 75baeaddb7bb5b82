import { commonTexts } from '@juban/contract/texts/common';
import { type AnyRouter, useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useAskLogin } from '../platform/host/use-ask-login.ts';
import { getOwnLogin, onLoginNeeded } from '../platform/session/login-needed.ts';
import { showAlert } from '../ui/alert.tsx';

/** True on pages that handle an ended login themselves, or need no login. */
export function isSilent(router: AnyRouter): boolean {
  const [, , route] = router.getMatchedRoutes(router.latestLocation.pathname);
  return route?.options.staticData?.silent ?? false;
}

/** Asks for a login when a call was refused without one, and returns here afterwards. */
export function LoginPrompt() {
  const router = useRouter();
  const askLogin = useAskLogin();
  useEffect(
    () =>
      onLoginNeeded((cause) => {
        if (cause === 'call' && isSilent(router)) return;
        const onPress = () => (getOwnLogin() ?? askLogin)();
        showAlert({ text: commonTexts.notLoggedIn, action: { label: commonTexts.login, onPress } });
      }),
    [router, askLogin],
  );
  return null;
}
