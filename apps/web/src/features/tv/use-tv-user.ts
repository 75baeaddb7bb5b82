import { fill } from '@juban/contract/texts/fill';
import { tvTexts } from '@juban/contract/texts/tv';
import { isPermanent } from '@juban/domain/membership';
import { shanghaiDay } from '@juban/domain/shanghai-day';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useEffect, useState } from 'react';
import { whenHostMet } from '../../host/when-host-met.ts';
import { api } from '../../lib/api.ts';
import { getToken } from '../../lib/session.ts';

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
    queryKey: ['profile'],
    queryFn: () => api.getProfile({}),
    enabled: who === 'user',
    staleTime: 0,
  });
  return { who, user: data?.user, look, refetch };
}

type Profile = NonNullable<ReturnType<typeof useTvUser>['user']>;

/** The last day of a membership; undefined where it has none. */
export const lastDayOf = (end: number): string | undefined =>
  isPermanent(new Date(end)) ? undefined : shanghaiDay(new Date(end));

/** Name and membership in one line. */
export function userLine({ nickName: name, vipInfo }: Profile): string {
  const end = vipInfo.expiredTime;
  if (end === null || end === undefined) return fill(tvTexts.noVip, { name });
  const date = lastDayOf(end);
  return date === undefined ? fill(tvTexts.permanent, { name }) : fill(tvTexts.validUntil, { name, date });
}
