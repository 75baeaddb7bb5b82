import type { MembershipStatus } from '@juban/domain/membership';
import { cardLevelOf } from '@juban/domain/membership-card';
import { useCallback, useEffect } from 'react';
import { loadUserMembership } from '../../lib/load-user-membership.ts';
import type { LoginState } from '../../platform/host/use-login-state.ts';
import { useQueryOf } from '../../platform/host/use-user-query.ts';
import { useVisitor } from '../../platform/host/use-visitor.ts';
import { validityText } from './validity-text.ts';

/** stale: the login has ended. */
export type Who = LoginState | 'stale';

const ACTIVE = 4;

async function loadUser() {
  const { user, experience, isActive } = await loadUserMembership();
  const status: MembershipStatus = isActive ? ACTIVE : 0;
  return {
    name: user.nickName,
    picture: user.headImgUrl,
    validity: validityText({ end: user.vipInfo.expiredTime, isActive }),
    /** Style of the user box. */
    metal: cardLevelOf(status, experience?.level ?? user.vipLevel),
  };
}

export type DesktopUser = Awaited<ReturnType<typeof loadUser>>;

/** The user of the desktop page. */
export function useDesktopUser() {
  const { who, setWho, look } = useVisitor<'stale'>();
  const markStale = useCallback(() => setWho('stale'), [setWho]);
  const login = who === 'stale' ? 'guest' : who;
  const { state, reload } = useQueryOf(login, { queryKey: ['desktop-user'], queryFn: loadUser });
  const isRefused = who === 'user' && state.kind === 'guest';
  useEffect(() => {
    if (isRefused) markStale();
  }, [isRefused, markStale]);
  return { who, state, look, markStale, reload };
}
