import { activityTexts } from '@juban/contract/texts/activity';
import { useCallback } from 'react';
import { useReaderState } from '../../host/use-reader-state.ts';
import { api } from '../../lib/api.ts';
import { isLoginRefusal } from '../../lib/is-login-refusal.ts';
import { showToast } from '../../ui/toast.tsx';
import type { Standing } from './activity-data.ts';

async function ask(activity: string): Promise<Standing> {
  try {
    return { kind: 'known', info: await api.getActivityInfo({ activity }) };
  } catch (error) {
    if (isLoginRefusal(error)) return { kind: 'guest' };
    showToast(activityTexts.infoFailed);
    return { kind: 'failed' };
  }
}

/** How the activity stands for whoever reads its page. */
export function useStanding(activity: string) {
  const { state: standing, reload } = useReaderState<Standing>(useCallback(() => ask(activity), [activity]));
  return { standing, reload };
}
