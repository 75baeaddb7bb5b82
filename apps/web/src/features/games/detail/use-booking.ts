import { gameDetailTexts as texts } from '@juban/contract/texts/game-detail';
import { useCallback, useState } from 'react';
import { refusalText } from '../../../lib/refusal-text.ts';
import { dataOf, knownState } from '../../../lib/user-state.ts';
import { api } from '../../../platform/api/api.ts';
import { useUserState } from '../../../platform/host/use-user-state.ts';
import { isLoginRefusal } from '../../../platform/session/is-login-refusal.ts';
import { getToken } from '../../../platform/session/session.ts';
import { showToast } from '../../../ui/toast.tsx';
import { useBusy } from '../../../ui/use-busy.ts';

/** Whether the user has reserved the game, and the toggle. */
export function useBooking(id: string, onLogin: () => void) {
  const { state: listed, reload } = useUserState(
    useCallback(async () => (await api.getMyGames({})).reserved.some((game) => game.id === id), [id]),
  );
  // A tap is newer than a list that was requested before.
  const [tapped, setTapped] = useState<{ id: string; isBooked: boolean }>();
  const state = tapped?.id === id ? knownState(tapped.isBooked) : listed;
  const isBooked = dataOf(state) ?? false;
  const { busy, run } = useBusy();
  const toggle = () =>
    void run(async () => {
      if (!getToken()) return onLogin();
      try {
        const { reserved } = await api.bookGame({ id, reserved: !isBooked });
        setTapped({ id, isBooked: reserved });
        showToast(reserved ? texts.bookDone : texts.unbookDone);
      } catch (error) {
        if (isLoginRefusal(error)) return onLogin();
        showToast(refusalText(error, texts.bookFailed));
      }
    });
  return { state, isBooked, busy, toggle, reload };
}
