import { loadUserMembership } from '../../lib/load-user-membership.ts';
import { useQueryOf } from '../../platform/host/use-user-query.ts';
import { useVisitor } from '../../platform/host/use-visitor.ts';

async function loadUser() {
  const { user, isActive } = await loadUserMembership();
  return { ...user, isActive };
}

export type TvUser = Awaited<ReturnType<typeof loadUser>>;

/** The user of the TV page. */
export function useTvUser() {
  const { who, look } = useVisitor();
  return { who, look, ...useQueryOf(who, { queryKey: ['tv-user'], queryFn: loadUser }) };
}
