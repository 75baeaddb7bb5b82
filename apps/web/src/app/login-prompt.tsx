import { commonTexts } from '@juban/contract/texts/common';
import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useAskLogin } from '../host/use-ask-login.ts';
import { onLoginNeeded } from '../lib/login-needed.ts';
import { showAlert } from '../ui/alert.tsx';

/** Everybody may read the first: whose login has ended is a visitor there, without a word. The others say it themselves. */
const SILENT = /\/(level\/|agr|(m-)?pc|web|feedback|games\/[hm])/;

/** Asks to log in when a call was refused for want of it, and comes back here afterwards. */
export function LoginPrompt() {
  const router = useRouter();
  const askLogin = useAskLogin();
  useEffect(
    () =>
      onLoginNeeded(() => {
        if (SILENT.test(router.latestLocation.pathname)) return;
        showAlert({ text: commonTexts.notLoggedIn, action: { label: commonTexts.login, onPress: askLogin } });
      }),
    [router, askLogin],
  );
  return null;
}
