import { activityTexts } from '@juban/contract/texts/activity';
import { useCallback } from 'react';
import { api } from '../../platform/api/api.ts';
import { isNoConnection } from '../../platform/api/api-error.ts';
import { useUserState } from '../../platform/host/use-user-state.ts';
import { isLoginRefusal } from '../../platform/session/is-login-refusal.ts';
import { showToast } from '../../ui/toast.tsx';

async function ask(activity: string) {
  try {
    return await api.getActivityInfo({ activity });
  } catch (error) {
    // The page itself shows a lost connection.
    if (!isLoginRefusal(error) && !isNoConnection(error)) showToast(activityTexts.infoFailed);
    throw error;
  }
}

/** The activity's status for the current user. */
export function useActivityStatus(activity: string) {
  const { state: standing, reload } = useUserState(useCallback(() => ask(activity), [activity]));
  return { standing, reload };
}
