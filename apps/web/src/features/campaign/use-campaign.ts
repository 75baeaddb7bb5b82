import { campaignPageTexts } from '@juban/contract/texts/campaign-pages';
import { missionStatus } from '@juban/domain/campaign';
import { useCallback, useState } from 'react';
import { dataOf } from '../../lib/user-state.ts';
import { type Campaign, CLOSED, type Mission } from './campaign-data.ts';
import { say } from './campaign-toasts.ts';
import { useCampaignUser } from './use-campaign-user.ts';
import { useClaims } from './use-claims.ts';
import { useDraw } from './use-draw.ts';

type CampaignDialog = { kind: 'login' } | { kind: 'prizes' } | { kind: 'result'; text: string };

/** State and actions of the page. */
export function useCampaign(campaign: Campaign) {
  const { userState, reload } = useCampaignUser();
  const [dialog, setDialog] = useState<CampaignDialog>();
  const user = dataOf(userState);

  /** Returns the user if actions are allowed; otherwise shows the reason. */
  const admit = () => {
    if (campaign.state !== 'open') say(CLOSED[campaign.state]);
    else if (userState.kind === 'known') return userState.data;
    else if (userState.kind === 'guest') setDialog({ kind: 'login' });
    else say(userState.kind === 'failed' ? campaignPageTexts.userMissing : campaignPageTexts.loading);
    return undefined;
  };
  const statusOf = ({ id }: Mission) => {
    const found = user?.activityList.find(({ activityId }) => activityId === id);
    return found && missionStatus(found);
  };
  const close = useCallback(() => setDialog(undefined), []);
  const showResult = (text: string) => setDialog({ kind: 'result', text });
  const parts = { campaign, admit, reload, showResult };
  return {
    userState,
    reload,
    statusOf,
    dialog,
    close,
    showPrizes: () => setDialog({ kind: userState.kind === 'guest' ? 'login' : 'prizes' }),
    ...useDraw(parts),
    ...useClaims({ ...parts, statusOf }),
  };
}

export type CampaignActs = ReturnType<typeof useCampaign>;
