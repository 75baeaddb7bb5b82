import { useQuery } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';

/** When the reader's membership ends, in ms; undefined while that is not known, or without one. */
export function useMembershipEnd(enabled: boolean): number | undefined {
  const { data } = useQuery({
    queryKey: ['profile'],
    queryFn: () => api.getProfile({}),
    staleTime: 0,
    enabled,
  });
  return data?.user.vipInfo.expiredTime ?? undefined;
}
