import type { CallOutput } from '@juban/contract/schemas';
import { commonTexts } from '@juban/contract/texts/common';
import { punchTexts as texts } from '@juban/contract/texts/punch';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useEffect, useState } from 'react';
import { useLoginState } from '../../host/use-login-state.ts';
import { api } from '../../lib/api.ts';
import { isLoginRefusal } from '../../lib/is-login-refusal.ts';
import { refusalText } from '../../lib/refusal-text.ts';
import { showAlert } from '../../ui/alert.tsx';
import { showToast } from '../../ui/toast.tsx';
import { useBusy } from '../../ui/use-busy.ts';
import { findDeviceId } from './device-id.ts';
import { GUEST_VIEW, type PunchView, punchView, UNKNOWN_VIEW } from './punch-view.ts';
import { useLockout } from './use-lockout.ts';

const RECORDS = ['punch-records'];
const ALWAYS_ASK = 0;
const LOCKOUT_MS = 2_000;

export type PunchGain = CallOutput<'markPunch'>;

async function loadRecords(): Promise<PunchView> {
  return punchView(await api.listPunches({ smId: await findDeviceId() }));
}

/** The seven days of the reader, and the way to mark one. What it gave is shown once the page knows it. */
export function usePunch() {
  const who = useLoginState();
  const query = useQuery({
    queryKey: RECORDS,
    queryFn: loadRecords,
    staleTime: ALWAYS_ASK,
    // Whoever left the page open overnight comes back to another day.
    refetchOnWindowFocus: true,
    enabled: who === 'user',
  });
  const isGuest = who === 'guest' || isLoginRefusal(query.error);
  const hasFailed = query.isError && !isGuest;
  const failures = query.errorUpdatedAt;
  // Each failure is said anew, a second one too.
  useEffect(() => {
    if (hasFailed && failures) showToast(texts.recordsFailed);
  }, [hasFailed, failures]);
  const [gain, setGain] = useState<PunchGain>();
  const { busy, run } = useBusy();
  const press = useLockout(LOCKOUT_MS);

  const mark = async () => {
    try {
      const given = await api.markPunch({ smId: await findDeviceId() });
      await query.refetch();
      setGain(given);
    } catch (cause) {
      // Whoever watches the calls asks for the login.
      if (!isLoginRefusal(cause)) {
        showAlert({
          title: texts.failedTitle,
          text: refusalText(cause, texts.failedText),
          action: { label: commonTexts.close },
        });
      }
      // The day may have been marked elsewhere.
      await query.refetch();
    }
  };

  return {
    view: isGuest ? GUEST_VIEW : (query.data ?? UNKNOWN_VIEW),
    isUser: who === 'user' && !isGuest,
    hasFailed: hasFailed && !query.data,
    isRetrying: query.isFetching,
    retry: () => void query.refetch(),
    isMarking: busy,
    mark: () => press(() => void run(mark)),
    gain,
    closeGain: useCallback(() => setGain(undefined), []),
  };
}
