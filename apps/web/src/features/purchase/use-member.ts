import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { mayHaveHost } from '../../host/may-have-host.ts';
import { whenHostMet } from '../../host/when-host-met.ts';
import { api } from '../../lib/api.ts';
import { isLoginRefusal } from '../../lib/is-login-refusal.ts';
import { getToken } from '../../lib/session.ts';
import { knownMember, memberOf, type Visitor } from './member.ts';
import { watchDays } from './watch-days.ts';

async function loadMember(): Promise<Visitor> {
  await whenHostMet();
  if (!getToken()) return 'guest';
  const [profile, experience] = await Promise.allSettled([api.getProfile({}), api.getLevelExperience({})]);
  // A stale token has been dealt with by whoever watches the calls; any other failure makes nobody a stranger.
  if (profile.status === 'rejected') return isLoginRefusal(profile.reason) ? 'guest' : 'failed';
  const level = experience.status === 'fulfilled' ? experience.value : undefined;
  return memberOf(profile.value.user, level, new Date());
}

export interface MemberState {
  visitor: Visitor;
  /** Asked for: a guest is then really one. */
  isAsked: boolean;
  reload: () => Promise<Visitor>;
}

/** Who reads the page: in the server's HTML nobody, asked for once the page is awake and after each change. */
export function useMember(): MemberState {
  const [visitor, setVisitor] = useState<Visitor>('guest');
  const [isAsked, setAsked] = useState(false);
  const asked = useRef(0);
  const reload = useCallback(async () => {
    const turn = ++asked.current;
    const who = await loadMember();
    // An answer that was overtaken would bring back what was before.
    if (turn === asked.current) {
      setVisitor((before) => (who === 'failed' && knownMember(before) ? before : who));
      setAsked(true);
    }
    return who;
  }, []);
  // Before the next picture: the card would show a stranger's words and button to somebody we know.
  useLayoutEffect(() => {
    if (getToken() || mayHaveHost()) setVisitor('unknown');
  }, []);
  useEffect(() => {
    void reload();
    return () => {
      asked.current += 1;
    };
  }, [reload]);
  useEffect(() => watchDays(() => void reload()), [reload]);
  return { visitor, isAsked, reload };
}
