import { punchTexts as texts } from '@juban/contract/texts/punch';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useLoginState } from '../../host/use-login-state.ts';
import { api } from '../../lib/api.ts';
import { isLoginRefusal } from '../../lib/is-login-refusal.ts';
import { showToast } from '../../ui/toast.tsx';
import { findDeviceId } from './device-id.ts';
import { GUEST_VIEW, type PunchView, punchView, UNKNOWN_VIEW } from './punch-view.ts';

const RECORDS = ['punch-records'];

async function loadRecords(): Promise<PunchView> {
  return punchView(await api.listPunches({ smId: await findDeviceId() }));
}

/** What the reader has marked; where it cannot be had, that is said and may be asked again. */
export function useRecords() {
  const who = useLoginState();
  const query = useQuery({
    queryKey: RECORDS,
    queryFn: loadRecords,
    staleTime: 0,
    // Whoever left the page open overnight comes back to another day.
    refetchOnWindowFocus: true,
    enabled: who === 'user',
  });
  const isGuest = who === 'guest' || isLoginRefusal(query.error);
  const hasFailed = query.isError && !isGuest;
  const failedAt = query.errorUpdatedAt;
  // Each failure is said anew, a second one too.
  useEffect(() => {
    if (hasFailed && failedAt) showToast(texts.recordsFailed);
  }, [hasFailed, failedAt]);
  return {
    view: isGuest ? GUEST_VIEW : (query.data ?? UNKNOWN_VIEW),
    isUser: who === 'user' && !isGuest,
    hasFailed: hasFailed && !query.data,
    isRetrying: query.isFetching,
    load: query.refetch,
  };
}
