import { activityTexts } from '@juban/contract/texts/activity';
import { useCallback, useEffect, useRef, useState } from 'react';
import { mayHaveHost } from '../../host/may-have-host.ts';
import { useLoginState } from '../../host/use-login-state.ts';
import { api } from '../../lib/api.ts';
import { isLoginRefusal } from '../../lib/is-login-refusal.ts';
import { getToken } from '../../lib/session.ts';
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

/** The server's page is a visitor's; how the activity stands for its reader is asked once the page is awake. */
export function useStanding(activity: string) {
  const who = useLoginState();
  const [standing, setStanding] = useState<Standing>({ kind: 'guest' });
  const turn = useRef(0);
  const reload = useCallback(async () => {
    turn.current += 1;
    const mine = turn.current;
    const next = await ask(activity);
    if (mine === turn.current) setStanding(next);
    return next;
  }, [activity]);
  useEffect(() => {
    if (getToken() || mayHaveHost()) setStanding({ kind: 'unknown' });
  }, []);
  useEffect(() => {
    if (who === 'guest') setStanding({ kind: 'guest' });
    if (who === 'user') void reload();
    return () => {
      turn.current += 1;
    };
  }, [who, reload]);
  return { standing, reload };
}
