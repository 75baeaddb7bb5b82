import type { Platform } from '@juban/catalog';
import type { CallOutput } from '@juban/contract';
import { CODE } from '@juban/contract/code-names';
import { campaignTexts } from '@juban/contract/texts/campaign';
import { isReached } from '@juban/domain';
import type { Db } from '../../db/database.ts';
import { holdUser } from '../../db/hold-user.ts';
import { Refusal } from '../../lib/refusal.ts';
import type { MembershipService } from '../membership/membership.service.ts';
import type { Campaign, CampaignMission } from './campaign.repository.ts';
import type { CampaignService } from './campaign.service.ts';
import { addDraws, readDrawsLeft } from './draw.repository.ts';
import { newGiftCode } from './gift-code.ts';
import {
  findGiftCode,
  insertClaim,
  insertGiftCode,
  listClaimed,
  type MissionClaim,
  readFacts,
} from './mission.repository.ts';

/** Of 32^10 codes the first try is free; the rest are for luck that nobody has. */
const MOST_TRIES = 5;

export interface MissionDeps {
  db: Db;
  campaigns: CampaignService;
  membership: Pick<MembershipService, 'grantDays'>;
}

export type MissionService = ReturnType<typeof createMissionService>;

/** How far a user is, by what the game's maker told us, and what each mission gives: once. */
export function createMissionService({ db, campaigns, membership }: MissionDeps) {
  /** Refused where it was given before, or the maker has not told us of it. */
  async function findOpen(tx: Db, userId: number, { campaign, missions }: Campaign, id: number) {
    const mission = missions.find((each) => each.id === id);
    if (!mission) throw new Refusal(CODE.badRequest, { msg: campaignTexts.unknownMission });
    if ((await listClaimed(tx, userId, campaign)).has(id)) throw new Refusal(CODE.missionRewardTaken);
    if (!isReached(mission.goal, await readFacts(tx, userId, campaign)))
      throw new Refusal(CODE.missionNotDone);
    return mission;
  }

  async function giveCode(tx: Db, owner: { userId: number; campaign: string; givenAt: Date }) {
    for (let tries = 0; tries < MOST_TRIES; tries += 1) {
      const code = newGiftCode();
      if (await insertGiftCode(tx, { ...owner, code })) return;
    }
    throw new Error('no gift code is free');
  }

  async function give(tx: Db, claim: MissionClaim, { goal }: CampaignMission): Promise<void> {
    const { userId, campaign, missionId, days, draws, claimedAt: at } = claim;
    const cause = `mission:${missionId}`;
    if (draws > 0 && !(await addDraws(tx, { userId, campaign, cause, amount: draws, at })))
      throw new Error(`${cause} gave its draws already`);
    const grant = { userId, days, cause: `campaign:${campaign}:${cause}`, source: 'campaign', at };
    if (days > 0) await membership.grantDays(tx, grant);
    if (goal.event === 'share') await giveCode(tx, { userId, campaign, givenAt: at });
  }

  return {
    async getCampaignUser(userId: number): Promise<CallOutput<'getCampaignUser'>> {
      const { campaign, missions } = await campaigns.find();
      const [facts, claimed, lotteryTimes, code] = await Promise.all([
        readFacts(db, userId, campaign),
        listClaimed(db, userId, campaign),
        readDrawsLeft(db, { userId, campaign }),
        findGiftCode(db, userId, campaign),
      ]);
      const activityList = missions.map(({ id, goal }) => ({
        activityId: id,
        compliance: isReached(goal, facts),
        receive: claimed.has(id),
      }));
      return { lotteryTimes, activityList, giftCode: code ?? null };
    },

    receiveMission: (
      userId: number,
      activityId: number,
      platform: Platform,
    ): Promise<CallOutput<'receiveMission'>> =>
      db.transaction(async (tx) => {
        await holdUser(tx, userId);
        const { campaign, now: claimedAt } = await campaigns.enter(tx, platform);
        const mission = await findOpen(tx, userId, campaign, activityId);
        const owner = { userId, campaign: campaign.campaign };
        const { days, draws } = mission;
        const window = { windowStartsAt: campaign.startsAt, windowEndsAt: campaign.endsAt };
        const claim = { ...owner, missionId: activityId, days, draws, claimedAt, ...window };
        if (!(await insertClaim(tx, claim))) throw new Refusal(CODE.missionRewardTaken);
        await give(tx, claim, mission);
        const lotteryTimes = await readDrawsLeft(tx, owner);
        const giftCode = (await findGiftCode(tx, userId, campaign.campaign)) ?? null;
        return { activityId, days, draws, lotteryTimes, giftCode };
      }),
  };
}
