import { useQuery } from '@tanstack/react-query';
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
  const { data, refetch } = useQuery({
    queryKey: ['tv-user'],
    queryFn: loadUser,
    enabled: who === 'user',
    staleTime: 0,
  });
  return { who, user: who === 'user' ? data : undefined, look, refetch };
}
