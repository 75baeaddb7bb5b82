import { useQuery } from '@tanstack/react-query';
import { loadUserMembership } from './load-user-membership.ts';

export interface MembershipEnd {
  /** In ms. */
  end: number;
  /** Whether it is in the future by the server's clock. */
  isActive: boolean;
}

/** The end of the user's membership, past or future; undefined while unknown or without one. */
export function useMembershipEnd(enabled: boolean): MembershipEnd | undefined {
  const { data } = useQuery({
    queryKey: ['membership-end'],
    queryFn: loadUserMembership,
    staleTime: 0,
    enabled,
  });
  const end = data?.user.vipInfo.expiredTime;
  return data && end ? { end, isActive: data.isActive } : undefined;
}
