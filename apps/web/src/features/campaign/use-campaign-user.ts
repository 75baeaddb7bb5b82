import { useQuery } from '@tanstack/react-query';
import { useLoginState } from '../../host/use-login-state.ts';
import { api } from '../../lib/api.ts';
import { isLoginRefusal } from '../../lib/is-login-refusal.ts';
import type { CampaignUser } from './campaign-data.ts';

const CAMPAIGN_USER = ['campaign-user'];
const CAMPAIGN_NAME = ['campaign-name'];

/** Who reads: not known yet, nobody we know, or somebody whose progress is there, on its way or not to be had. */
export interface CampaignVisitor {
  who: 'unknown' | 'guest' | 'user';
  nickName: string | undefined;
  user: CampaignUser | undefined;
  isFailed: boolean;
  reload: () => Promise<void>;
}

/** The user's own of the campaign; the token and a profile that answers to it make the login. */
export function useCampaignUser(): CampaignVisitor {
  const login = useLoginState();
  const enabled = login === 'user';
  const profile = useQuery({
    queryKey: CAMPAIGN_NAME,
    queryFn: async () => (await api.getProfile({})).user.nickName,
    staleTime: 0,
    enabled,
  });
  const progress = useQuery({
    queryKey: CAMPAIGN_USER,
    queryFn: () => api.getCampaignUser({}),
    staleTime: 0,
    enabled,
  });
  // A profile that does not answer to the token is nobody's.
  const isGuest = login === 'guest' || profile.isError || isLoginRefusal(progress.error);
  const isNamed = !isGuest && profile.data !== undefined;
  return {
    who: isGuest ? 'guest' : login,
    nickName: isNamed ? profile.data : undefined,
    user: isNamed ? progress.data : undefined,
    // Not isError, which is taken back for as long as another try runs.
    isFailed: !isGuest && progress.errorUpdateCount > 0 && !progress.data,
    reload: async () => {
      if (enabled) await Promise.all([progress.refetch(), profile.data === undefined && profile.refetch()]);
    },
  };
}
