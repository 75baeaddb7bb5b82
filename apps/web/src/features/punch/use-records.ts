import { punchTexts as texts } from '@juban/contract/texts/punch';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { type UserState, userStateOf } from '../../lib/user-state.ts';
import { api } from '../../platform/api/api.ts';
import { isNoConnection } from '../../platform/api/api-error.ts';
import { useLoginState } from '../../platform/host/use-login-state.ts';
import { useLastError } from '../../platform/host/use-user-query.ts';
import { showToast } from '../../ui/toast.tsx';
import { findDeviceId } from './device-id.ts';
import { GUEST_VIEW, type PunchView, punchView, UNKNOWN_VIEW } from './punch-view.ts';

const RECORDS = ['punch-records'];

async function loadRecords(): Promise<PunchView> {
  return punchView(await api.listPunches({ smId: await findDeviceId() }));
}

/** The user's check-ins; each failure shows a toast. */
export function useRecords() {
  const who = useLoginState();
  const query = useQuery({
    queryKey: RECORDS,
    queryFn: loadRecords,
    staleTime: 0,
    // The day may have changed while the page was in the background.
    refetchOnWindowFocus: true,
    enabled: who === 'user',
  });
  const state = userStateOf(who, { data: query.data, error: useLastError(query) });
  const hasFailed = query.isError && state.kind !== 'guest' && !isNoConnection(query.error);
  const failedAt = query.errorUpdatedAt;
  useEffect(() => {
    if (hasFailed && failedAt) showToast(texts.recordsFailed);
  }, [hasFailed, failedAt]);
  return { state, view: viewOf(state), isRetrying: query.isFetching, load: query.refetch };
}

function viewOf(state: UserState<PunchView>): PunchView {
  if (state.kind === 'known') return state.data;
  return state.kind === 'guest' ? GUEST_VIEW : UNKNOWN_VIEW;
}
