import type { MembershipStatus } from '@juban/domain/membership';
import { cardLevelOf } from '@juban/domain/membership-card';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useEffect, useState } from 'react';
import { whenHostMet } from '../../host/when-host-met.ts';
import { isLoginRefusal } from '../../lib/is-login-refusal.ts';
import { loadOwnStanding } from '../../lib/load-own-standing.ts';
import { getToken } from '../../lib/session.ts';
import { validityText } from './validity-text.ts';

/** stale: a login that was there is not any more. */
export type Who = 'unknown' | 'guest' | 'user' | 'stale';

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

/** Who sits at the desk: unknown in the server's page, which belongs to nobody. */
export function useDesktopUser() {
  const [who, setWho] = useState<Who>('unknown');
  const look = useCallback(() => setWho(getToken() ? 'user' : 'guest'), []);
  const markStale = useCallback(() => setWho('stale'), []);
  useEffect(() => {
    let isLeft = false;
    void whenHostMet().then(() => isLeft || look());
    return () => {
      isLeft = true;
    };
  }, [look]);
  const { data, error, refetch } = useQuery({
    queryKey: ['desktop-user'],
    queryFn: loadUser,
    enabled: who === 'user',
    staleTime: 0,
  });
  const isRefused = who === 'user' && isLoginRefusal(error);
  useEffect(() => {
    if (isRefused) setWho('stale');
  }, [isRefused]);
  return { who, user: who === 'user' ? data : undefined, look, markStale, refetch };
}
