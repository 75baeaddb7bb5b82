import { useQueryOf } from '../../host/use-reader-query.ts';
import { useVisitor } from '../../host/use-visitor.ts';
import { loadOwnStanding } from '../../lib/load-own-standing.ts';

async function loadUser() {
  const { user, isActive } = await loadOwnStanding();
  return { ...user, isActive };
}

export type TvUser = Awaited<ReturnType<typeof loadUser>>;

/** Whose television it is. */
export function useTvUser() {
  const { who, look } = useVisitor();
  return { who, look, ...useQueryOf(who, { queryKey: ['tv-user'], queryFn: loadUser }) };
}
