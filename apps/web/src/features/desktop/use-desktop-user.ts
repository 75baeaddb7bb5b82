import type { MembershipStatus } from '@juban/domain/membership';
import { cardLevelOf } from '@juban/domain/membership-card';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useEffect } from 'react';
import type { LoginState } from '../../host/use-login-state.ts';
import { useVisitor } from '../../host/use-visitor.ts';
import { isLoginRefusal } from '../../lib/is-login-refusal.ts';
import { loadOwnStanding } from '../../lib/load-own-standing.ts';
import { validityText } from './validity-text.ts';

/** stale: a login that was there is not any more. */
export type Who = LoginState | 'stale';

const ACTIVE = 4;

async function loadUser() {
  const { user, experience, isActive } = await loadOwnStanding();
  const status: MembershipStatus = isActive ? ACTIVE : 0;
  return {
    name: user.nickName,
    picture: user.headImgUrl,
    validity: validityText({ end: user.vipInfo.expiredTime, isActive }),
    /** The metal of the box they are shown in. */
    metal: cardLevelOf(status, experience?.level ?? user.vipLevel),
  };
}

export type DesktopUser = Awaited<ReturnType<typeof loadUser>>;

/** Who sits at the desk. */
export function useDesktopUser() {
  const { who, setWho, look } = useVisitor<'stale'>();
  const markStale = useCallback(() => setWho('stale'), [setWho]);
  const { data, error, isError, refetch } = useQuery({
    queryKey: ['desktop-user'],
    queryFn: loadUser,
    enabled: who === 'user',
    staleTime: 0,
  });
  const isRefused = who === 'user' && isLoginRefusal(error);
  useEffect(() => {
    if (isRefused) markStale();
  }, [isRefused, markStale]);
  return {
    who,
    user: who === 'user' ? data : undefined,
    hasFailed: who === 'user' && isError && !isRefused && !data,
    look,
    markStale,
    refetch,
  };
}
