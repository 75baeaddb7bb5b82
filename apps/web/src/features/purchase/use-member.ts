import { useEffect } from 'react';
import { api } from '../../platform/api/api.ts';
import { useUserState } from '../../platform/host/use-user-state.ts';
import { type Member, memberOf } from './member.ts';
import { watchDays } from './watch-days.ts';

async function loadMember(): Promise<Member> {
  const [profile, experience] = await Promise.allSettled([api.getProfile({}), api.getLevelExperience({})]);
  if (profile.status === 'rejected') throw profile.reason;
  const level = experience.status === 'fulfilled' ? experience.value : undefined;
  return memberOf(profile.value.user, level, new Date());
}

export type MemberState = ReturnType<typeof useMember>;

/** The user of the page, loaded after hydration, after each change and on each new day. */
export function useMember() {
  const { state: visitor, reload, isSettled } = useUserState(loadMember);
  useEffect(() => watchDays(() => void reload()), [reload]);
  return { visitor, isSettled, reload };
}
