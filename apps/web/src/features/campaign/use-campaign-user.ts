import { dataOf, mapKnown, type UserState } from '../../lib/user-state.ts';
import { api } from '../../platform/api/api.ts';
import { useUserQuery } from '../../platform/host/use-user-query.ts';
import type { CampaignUser } from './campaign-data.ts';

const CAMPAIGN_USER = ['campaign-user'];
const CAMPAIGN_NAME = ['campaign-name'];

export interface CampaignUserState extends CampaignUser {
  nickName: string;
}

/** The user's campaign data and nickname; known when both are loaded. */
export function useCampaignUser() {
  const name = useUserQuery({
    queryKey: CAMPAIGN_NAME,
    queryFn: async () => (await api.getProfile({})).user.nickName,
  });
  const progress = useUserQuery({ queryKey: CAMPAIGN_USER, queryFn: () => api.getCampaignUser({}) });
  const reload = async (): Promise<void> => {
    if (progress.state.kind === 'guest') return;
    await Promise.all([progress.reload(), dataOf(name.state) === undefined && name.reload()]);
  };
  return { userState: joined(name.state, progress.state), reload };
}

/** A guest if either call says so; a failure takes precedence over a call that is still pending. */
function joined(name: UserState<string>, progress: UserState<CampaignUser>): UserState<CampaignUserState> {
  if (name.kind === 'known') return mapKnown(progress, (user) => ({ ...user, nickName: name.data }));
  if (progress.kind === 'known' || progress.kind === 'unknown') return name;
  return name.kind === 'guest' ? name : progress;
}
