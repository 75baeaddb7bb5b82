import type { CallOutput } from '@juban/contract/schemas';
import { checkInTexts as texts } from '@juban/contract/texts/check-in';
import { fill } from '@juban/contract/texts/fill';
import { useCallback, useState } from 'react';
import { refusalText } from '../../lib/refusal-text.ts';
import { api } from '../../platform/api/api.ts';
import { isLoginRefusal } from '../../platform/session/is-login-refusal.ts';
import { showAlert } from '../../ui/alert.tsx';
import { countText } from '../../ui/count-text.ts';
import { useBusy } from '../../ui/use-busy.ts';
import { type CheckInMember, checkInState } from './check-in-state.ts';

export interface CheckInOptions {
  member: CheckInMember | undefined;
  onLogin: () => void;
  /** Reloads user, status and level. */
  reload: () => Promise<unknown>;
}

type CheckedIn = CallOutput<'clockIn'>;

/** The server's result of the check-in. */
export const gainText = ({ gain, points }: Pick<CheckedIn, 'gain' | 'points'>): string =>
  fill(points > 0 ? texts.gainWithPoints : texts.gain, { gain, points });

/** One check-in per day. The result is shown at once, then the card is updated. */
export function useCheckIn({ member, onLogin, reload }: CheckInOptions) {
  const [risen, setRisen] = useState<CheckedIn>();
  const { busy, run } = useBusy();
  const checkIn = async () => {
    try {
      const checkedIn = await api.clockIn({});
      if (checkedIn.isUpdate) setRisen(checkedIn);
      else
        showAlert({
          title: texts.successTitle,
          text: fill(texts.successText, {
            gain: gainText(checkedIn),
            value: countText(checkedIn.value),
          }),
        });
    } catch (cause) {
      // Refused logins are handled by the login prompt.
      if (!isLoginRefusal(cause)) {
        showAlert({ title: texts.failedTitle, text: refusalText(cause, texts.failedText) });
      }
    }
    // Also after a refusal, because the check-in may have happened elsewhere.
    await reload();
  };
  const press = () => {
    const state = checkInState(member);
    if (state === 'guest') onLogin();
    else if (state === 'inactive') showAlert({ text: texts.needsVip });
    else if (state === 'ready') void run(checkIn);
  };
  const closeRisen = useCallback(() => setRisen(undefined), []);
  return { busy, press, risen, closeRisen };
}
