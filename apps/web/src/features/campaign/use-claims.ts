import { campaignTexts } from '@juban/contract/texts/campaign';
import { fill } from '@juban/contract/texts/fill';
import type { MissionStatus } from '@juban/domain/campaign';
import { ApiError, api } from '../../platform/api/api.ts';
import { useBusy } from '../../ui/use-busy.ts';
import type { ActParts } from './act-parts.ts';
import { CLAIMABLE, isOnce, type Mission, SHARE_MISSION } from './campaign-data.ts';
import { say, showRefusal } from './campaign-toasts.ts';
import { shareCampaign } from './share-campaign.ts';

const RECEIVED = '2149';
const ALL_GIVEN = '2151';

interface ClaimParts extends ActParts {
  statusOf: (mission: Mission) => MissionStatus | undefined;
}

/** Claims mission rewards and the sharer's gift code. */
export function useClaims({ campaign, admit, reload, showResult, statusOf }: ClaimParts) {
  const { busy: isClaiming, run } = useBusy();
  const receive = (mission: Mission) => {
    if (!admit() || statusOf(mission) !== CLAIMABLE) return;
    void run(async () => {
      const got = await api.receiveMission({ activityId: mission.id }).catch(showRefusal);
      if (got && isOnce(mission)) showResult(mission.reward);
      else if (got) say(fill(campaignTexts.drawsAdded, { count: got.draws }));
      await reload();
    });
  };
  const share = () => {
    const user = admit();
    if (!user) return;
    void run(async () => {
      const mayShare = user.giftCode !== null || (await claimCode());
      // Do not wait for the share panel: it may stay open for long, and some apps never report its end.
      if (mayShare) void shareCampaign(campaign).then((said) => said && say(said));
      await reload();
    });
  };
  return { isClaiming, receive, share };
}

/** Gets the sharer's own code once. True if there is one or none are left; sharing continues either way. */
function claimCode(): Promise<boolean> {
  return api.receiveMission({ activityId: SHARE_MISSION }).then(
    () => true,
    (error: unknown) => {
      if (error instanceof ApiError && error.code === RECEIVED) return true;
      showRefusal(error);
      return error instanceof ApiError && error.code === ALL_GIVEN;
    },
  );
}
