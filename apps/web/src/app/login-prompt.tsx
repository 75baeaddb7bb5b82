import { commonTexts } from '@juban/contract/texts/common';
import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useAskLogin } from '../host/use-ask-login.ts';
import { getOwnLogin, onLoginNeeded } from '../lib/login-needed.ts';
import { showAlert } from '../ui/alert.tsx';

/** Asks to log in when a call was refused for want of it, and comes back here afterwards. */
export function LoginPrompt() {
  const router = useRouter();
  const askLogin = useAskLogin();
  useEffect(
    () =>
      onLoginNeeded((isSilent) => {
        if (isSilent?.(router.latestLocation.pathname)) return;
        const onPress = () => (getOwnLogin() ?? askLogin)();
        showAlert({ text: commonTexts.notLoggedIn, action: { label: commonTexts.login, onPress } });
      }),
    [router, askLogin],
  );
  return null;
}
