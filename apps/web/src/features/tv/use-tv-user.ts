import { loadOwnStanding } from '../../lib/load-own-standing.ts';
import { useQueryOf } from '../../platform/host/use-reader-query.ts';
import { useVisitor } from '../../platform/host/use-visitor.ts';

async function loadUser() {
  const { user, isActive } = await loadOwnStanding();
  return { ...user, isActive };
}

export type TvUser = Awaited<ReturnType<typeof loadUser>>;

/** The user of the TV page. */
export function useTvUser() {
  const { who, look } = useVisitor();
  return { who, look, ...useQueryOf(who, { queryKey: ['tv-user'], queryFn: loadUser }) };
}
