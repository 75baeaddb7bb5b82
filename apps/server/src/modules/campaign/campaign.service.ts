import type { Platform } from '@juban/catalog';
import type { CallOutput } from '@juban/contract';
import { CODE } from '@juban/contract/code-names';
import { fill } from '@juban/contract/texts/fill';
import { nextWindowChange, ODDS_TOTAL, periodDays, windowState } from '@juban/domain';
import type { Db } from '../../db/database.ts';
import { Refusal } from '../../lib/refusal.ts';
import { requireOpen } from '../../lib/require-open.ts';
import type { Clock } from '../../ports/clock.ts';
import {
  type Campaign,
  type CampaignMission,
  type CampaignPrize,
  findCampaign,
} from './campaign.repository.ts';
import type { TermsService } from './terms.service.ts';

/** The campaign that is part of the calls' paths. */
const CAMPAIGN = 'shandian';

export interface CampaignDeps {
  db: Db;
  clock: Clock;
  terms: TermsService;
  /** Where a code can be entered outside the game itself; undefined if nowhere. */
  redeemUrlOf: (campaign: Campaign) => string | undefined;
}

export type CampaignService = ReturnType<typeof createCampaignService>;

/** The public data of the campaign, and whether it is open. */
export function createCampaignService({ db, clock, terms, redeemUrlOf }: CampaignDeps) {
  /** With its terms: it never lasts longer than they say, because their seed is public from then on. */
  async function findWithTerms(from: Db, name: string) {
    const stored = await findCampaign(from, name);
    if (!stored) throw new Refusal(CODE.notFound);
    const kept = await terms.of(from, stored);
    const endsAt = kept.endsAt < stored.endsAt ? kept.endsAt : stored.endsAt;
    // Content may name a later period: that one is over before it begins.
    const startsAt = stored.startsAt < endsAt ? stored.startsAt : endsAt;
    return { campaign: { ...stored, startsAt, endsAt }, kept };
  }

  const find = async (from: Db = db, name = CAMPAIGN): Promise<Campaign> =>
    (await findWithTerms(from, name)).campaign;

  /** Refuses outside its period; returns the current time too, so that one action uses one time. */
  function refuseClosed(campaign: Campaign): Date {
    const now = clock.businessNow();
    requireOpen(campaign, now);
    return now;
  }

  return {
    find,
    refuseClosed,

    /** For actions in it. */
    async enter(tx: Db, platform: Platform): Promise<{ campaign: Campaign; now: Date }> {
      const campaign = await find(tx);
      const now = refuseClosed(campaign);
      if (!campaign.platforms.includes(platform)) throw new Refusal(CODE.androidOnly);
      return { campaign, now };
    },

    /** What a game gives while the campaign is open for it, and when that may change. */
    async findGift(
      gameId: string,
    ): Promise<{ gift: CallOutput<'getGame'>['gift']; changesAt?: Date | undefined }> {
      const stored = await findCampaign(db, CAMPAIGN);
      if (stored?.game.id !== gameId) return { gift: null };
      const campaign = await find();
      const now = clock.businessNow();
      const rewards = campaign.missions.flatMap(({ title, days }) => (days > 0 ? [{ title, days }] : []));
      const isAndroidOnly = !campaign.platforms.includes('ios');
      const isOpen = windowState(campaign, now) === 'open' && rewards.length > 0;
      return { gift: isOpen ? { rewards, isAndroidOnly } : null, changesAt: nextWindowChange(campaign, now) };
    },

    async getCampaign(): Promise<{ data: CallOutput<'getCampaign'>; changesAt: Date | undefined }> {
      const { campaign, kept } = await findWithTerms(db, CAMPAIGN);
      const isSeedPublic = terms.isSeedPublic(kept);
      const now = clock.businessNow();
      const state = windowState(campaign, now);
      const { title, subtitle, banner, game, rules, share, serviceUrl, giftCodes } = campaign;
      const { gives, where } = giftCodes;
      const days = periodDays({ startTime: campaign.startsAt, endTime: campaign.endsAt });
      const data = {
        activity: campaign.campaign,
        ...{ title, subtitle, banner, game, share, serviceUrl, state },
        rules: rules.map((rule) => fill(rule, days)),
        startTime: campaign.startsAt.getTime(),
        endTime: campaign.endsAt.getTime(),
        prizes: kept.prizes.map(toPrize),
        missions: campaign.missions.map(toMission),
        giftCode: { gives, where, redeemUrl: redeemUrlOf(campaign) ?? null },
        fairness: {
          seedHash: kept.seedHash,
          seed: isSeedPublic ? terms.seedOf(kept) : null,
          total: ODDS_TOTAL,
          fallback: kept.fallback,
          publishedAt: kept.publishedAt.getTime(),
        },
      };
      const revealedAt = isSeedPublic ? undefined : kept.endsAt;
      return { data, changesAt: nextWindowChange(campaign, now) ?? revealedAt };
    },
  };
}

const toPrize = ({ prizeId, name, picture, odds, stock }: CampaignPrize) => ({
  prizeId,
  name,
  picture,
  odds,
  stock,
});

const toMission = ({ id, title, info, tip, reward, days, draws }: CampaignMission) => ({
  id,
  title,
  info,
  tip,
  reward,
  days,
  draws,
});
