import { useQuery } from '@tanstack/react-query';
import { useCallback, useEffect, useState } from 'react';
import { whenHostMet } from '../../host/when-host-met.ts';
import { loadOwnStanding } from '../../lib/load-own-standing.ts';
import { getToken } from '../../lib/session.ts';

async function loadUser() {
  const { user, isActive } = await loadOwnStanding();
  return { ...user, isActive };
}

export type TvUser = Awaited<ReturnType<typeof loadUser>>;

/** Whose television it is: unknown in the server's page, which belongs to nobody. */
export function useTvUser() {
  const [who, setWho] = useState<'unknown' | 'guest' | 'user'>('unknown');
  const look = useCallback(() => setWho(getToken() ? 'user' : 'guest'), []);
  useEffect(() => {
    let isLeft = false;
    void whenHostMet().then(() => isLeft || look());
    return () => {
      isLeft = true;
    };
  }, [look]);
  const { data, refetch } = useQuery({
    queryKey: ['tv-user'],
    queryFn: loadUser,
    enabled: who === 'user',
    staleTime: 0,
  });
  return { who, user: data, look, refetch };
}
