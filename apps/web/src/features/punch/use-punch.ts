import type { CallOutput } from '@juban/contract/schemas';
import { checkInTexts } from '@juban/contract/texts/check-in';
import { commonTexts } from '@juban/contract/texts/common';
import { useCallback, useState } from 'react';
import { refusalText } from '../../lib/refusal-text.ts';
import { api } from '../../platform/api/api.ts';
import { isLoginRefusal } from '../../platform/session/is-login-refusal.ts';
import { showAlert } from '../../ui/alert.tsx';
import { useBusy } from '../../ui/use-busy.ts';
import { findDeviceId } from './device-id.ts';
import { useLockout } from './use-lockout.ts';
import { useRecords } from './use-records.ts';

const LOCKOUT_MS = 2_000;

export type PunchGain = CallOutput<'markPunch'>;

function sayRefusal(cause: unknown): void {
  // Refused logins are handled by the login prompt.
  if (isLoginRefusal(cause)) return;
  showAlert({
    title: checkInTexts.failedTitle,
    text: refusalText(cause, checkInTexts.failedText),
    action: { label: commonTexts.close },
  });
}

/** The user's seven days, and checking in. The result is shown after the data was reloaded. */
export function usePunch() {
  const { load, ...records } = useRecords();
  const [gain, setGain] = useState<PunchGain>();
  const { busy, run } = useBusy();
  const press = useLockout(LOCKOUT_MS);
  const mark = async () => {
    try {
      const given = await api.markPunch({ smId: await findDeviceId() });
      await load();
      setGain(given);
    } catch (cause) {
      sayRefusal(cause);
      // The day may have been checked elsewhere.
      await load();
    }
  };
  return {
    ...records,
    retry: () => void load(),
    isMarking: busy,
    mark: () => press(() => void run(mark)),
    gain,
    closeGain: useCallback(() => setGain(undefined), []),
  };
}
