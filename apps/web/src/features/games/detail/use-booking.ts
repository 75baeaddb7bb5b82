import { gameDetailTexts as texts } from '@juban/contract/texts/game-detail';
import { useEffect, useRef, useState } from 'react';
import { useLoginState } from '../../../host/use-login-state.ts';
import { api } from '../../../lib/api.ts';
import { isLoginRefusal } from '../../../lib/is-login-refusal.ts';
import { refusalText } from '../../../lib/refusal-text.ts';
import { getToken } from '../../../lib/session.ts';
import { showToast } from '../../../ui/toast.tsx';
import { useBusy } from '../../../ui/use-busy.ts';

/** Whether the reader has reserved the game, and the tap that changes it. */
export function useBooking(id: string, onLogin: () => void) {
  const who = useLoginState();
  const [isBooked, setBooked] = useState(false);
  const { busy, run } = useBusy();
  // What a tap has changed is newer than what the list of before may still say.
  const isToggled = useRef(false);
  useEffect(() => {
    if (who !== 'user') return;
    let left = false;
    isToggled.current = false;
    api.getMyGames({}).then(
      ({ reserved }) => {
        if (!left && !isToggled.current) setBooked(reserved.some((game) => game.id === id));
      },
      // Then it shows as free: reserving twice changes nothing.
      () => undefined,
    );
    return () => {
      left = true;
    };
  }, [who, id]);

  const toggle = () =>
    void run(async () => {
      if (!getToken()) return onLogin();
      try {
        const { reserved } = await api.bookGame({ id, reserved: !isBooked });
        isToggled.current = true;
        setBooked(reserved);
        showToast(reserved ? texts.bookDone : texts.unbookDone);
      } catch (error) {
        if (isLoginRefusal(error)) return onLogin();
        showToast(refusalText(error, texts.bookFailed));
      }
    });
  return { isBooked, busy, toggle };
}
