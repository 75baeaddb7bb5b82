import { useQuery } from '@tanstack/react-query';
import { loadOwnStanding } from './load-own-standing.ts';

export interface MembershipEnd {
  /** In ms. */
  end: number;
  /** It has not come yet, by the server's clock. */
  isActive: boolean;
}

/** When the reader's membership ends or ended; undefined while that is not known, or without one. */
export function useMembershipEnd(enabled: boolean): MembershipEnd | undefined {
  const { data } = useQuery({
    queryKey: ['membership-end'],
    queryFn: loadOwnStanding,
    staleTime: 0,
    enabled,
  });
  const end = data?.user.vipInfo.expiredTime;
  return data && end ? { end, isActive: data.isActive } : undefined;
}
