import type { Platform } from '@juban/catalog';
import type { CallOutput } from '@juban/contract';
import { CODE } from '@juban/contract/code-names';
import { campaignTexts } from '@juban/contract/texts/campaign';
import { isReached } from '@juban/domain';
import type { Db } from '../../db/database.ts';
import { lockUser } from '../../db/lock-user.ts';
import { Refusal } from '../../lib/refusal.ts';
import type { MembershipService } from '../membership/membership.service.ts';
import type { Campaign, CampaignMission } from './campaign.repository.ts';
import type { CampaignService } from './campaign.service.ts';
import { addDraws, readDrawsLeft } from './draw.repository.ts';
import type { GiftCodeService } from './gift-code.service.ts';
import { insertClaim, listClaimed, type MissionClaim, readFacts } from './mission.repository.ts';

export interface MissionDeps {
  db: Db;
  campaigns: CampaignService;
  giftCodes: GiftCodeService;
  membership: Pick<MembershipService, 'grantDays'>;
}

export type MissionService = ReturnType<typeof createMissionService>;

/** A user's progress, as the game's maker reported it, and what each mission gives: once. */
export function createMissionService({ db, campaigns, giftCodes, membership }: MissionDeps) {
  /** Refused if it was given before, or not reported by the maker. */
  async function findOpen(tx: Db, userId: number, { campaign, missions }: Campaign, id: number) {
    const mission = missions.find((each) => each.id === id);
    if (!mission) throw new Refusal(CODE.badRequest, { msg: campaignTexts.unknownMission });
    if ((await listClaimed(tx, userId, campaign)).has(id)) throw new Refusal(CODE.missionRewardTaken);
    if (!isReached(mission.goal, await readFacts(tx, userId, campaign)))
      throw new Refusal(CODE.missionNotDone);
    return mission;
  }

  async function give(tx: Db, claim: MissionClaim, { goal }: CampaignMission, of: Campaign): Promise<void> {
    const { userId, campaign, missionId, days, draws, claimedAt: at } = claim;
    const cause = `mission:${missionId}`;
    if (draws > 0 && !(await addDraws(tx, { userId, campaign, cause, amount: draws, at })))
      throw new Error(`${cause} gave its draws already`);
    const grant = { userId, days, cause: `campaign:${campaign}:${cause}`, source: 'campaign', at };
    if (days > 0) await membership.grantDays(tx, grant);
    if (goal.event === 'share' && !(await giftCodes.give(tx, of, { userId, at })))
      throw new Refusal(CODE.codesGone);
  }

  return {
    async getCampaignUser(userId: number): Promise<CallOutput<'getCampaignUser'>> {
      const found = await campaigns.find();
      const { campaign, missions } = found;
      const [facts, claimed, lotteryTimes, own, giftCodesLeft] = await Promise.all([
        readFacts(db, userId, campaign),
        listClaimed(db, userId, campaign),
        readDrawsLeft(db, { userId, campaign }),
        giftCodes.readOwn(db, userId, campaign),
        giftCodes.hasLeft(db, found),
      ]);
      const activityList = missions.map(({ id, goal }) => ({
        activityId: id,
        compliance: isReached(goal, facts),
        receive: claimed.has(id),
      }));
      const giftCode = { giftCode: own?.code ?? null, giftCodeUsed: own?.isUsed ?? false, giftCodesLeft };
      return { lotteryTimes, activityList, ...giftCode };
    },

    receiveMission: (
      userId: number,
      activityId: number,
      platform: Platform,
    ): Promise<CallOutput<'receiveMission'>> =>
      db.transaction(async (tx) => {
        await lockUser(tx, userId);
        const { campaign, now: claimedAt } = await campaigns.enter(tx, platform);
        const mission = await findOpen(tx, userId, campaign, activityId);
        const owner = { userId, campaign: campaign.campaign };
        const { days, draws } = mission;
        const window = { windowStartsAt: campaign.startsAt, windowEndsAt: campaign.endsAt };
        const claim = { ...owner, missionId: activityId, days, draws, claimedAt, ...window };
        if (!(await insertClaim(tx, claim))) throw new Refusal(CODE.missionRewardTaken);
        await give(tx, claim, mission, campaign);
        const lotteryTimes = await readDrawsLeft(tx, owner);
        const giftCode = (await giftCodes.readOwn(tx, userId, campaign.campaign))?.code ?? null;
        return { activityId, days, draws, lotteryTimes, giftCode };
      }),
  };
}
