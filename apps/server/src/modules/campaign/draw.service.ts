import type { Platform } from '@juban/catalog';
import type { CallOutput } from '@juban/contract';
import { CODE } from '@juban/contract/code-names';
import { prizeOfRoll, rollOf } from '@juban/domain';
import type { Db } from '../../db/database.ts';
import { lockUser } from '../../db/lock-user.ts';
import { digestOfDraw } from '../../lib/draw-seed.ts';
import { Refusal } from '../../lib/refusal.ts';
import type { MembershipService } from '../membership/membership.service.ts';
import type { Campaign, StoredTerms } from './campaign.repository.ts';
import type { CampaignService } from './campaign.service.ts';
import {
  type Draw,
  findWon,
  insertDraw,
  listWon,
  setPrizeLeft,
  takeDraw,
  takePrize,
} from './draw.repository.ts';
import type { TermsService } from './terms.service.ts';

export interface DrawDeps {
  db: Db;
  campaigns: CampaignService;
  terms: TermsService;
  membership: Pick<MembershipService, 'grantDays'>;
}

export type DrawService = ReturnType<typeof createDrawService>;

/** The draw: count, roll, stock and win, in one transaction. */
export function createDrawService({ db, campaigns, terms, membership }: DrawDeps) {
  /** The result of a roll: the prize, or the fallback once all of it are gone. */
  async function settle(tx: Db, kept: StoredTerms, roll: number) {
    const { campaign, prizes, fallback } = kept;
    const fallen = prizeOfRoll(prizes, roll);
    if (fallen.stock === null) return { fallen, prize: fallen, rolledNo: null, released: null };
    const { prizeId, stock } = fallen;
    const { isGiven, rolledNo, released } = await takePrize(tx, { campaign, prizeId, stock });
    const prize = isGiven ? fallen : prizes.find((each) => each.prizeId === fallback);
    if (!prize) throw new Error(`${campaign} has no fallback`);
    return { fallen, prize, rolledNo, released };
  }

  async function make(tx: Db, userId: number, { campaign, now: at }: { campaign: Campaign; now: Date }) {
    const owner = { userId, campaign: campaign.campaign };
    const drawNo = await takeDraw(tx, { ...owner, at });
    if (drawNo === undefined) throw new Refusal(CODE.noDrawsLeft);
    const kept = await terms.of(tx, campaign);
    const roll = rollOf(digestOfDraw(terms.seedOf(kept), campaign.campaign, { userId, drawNo }));
    const { fallen, prize, rolledNo, released } = await settle(tx, kept, roll);
    const { name, picture, days } = prize;
    const draw: Draw = {
      ...owner,
      ...{ drawNo, version: kept.version, roll, rolled: fallen.prizeId, rolledNo, released },
      ...{ prize: prize.prizeId, name, picture, days, isPrize: prize.prizeId !== kept.fallback, at },
      windowStartsAt: campaign.startsAt,
      windowEndsAt: campaign.endsAt,
    };
    await insertDraw(tx, draw);
    return draw;
  }

  /** Undefined if the id is not a prize of this user. */
  const findPrize = (userId: number, id: string): Promise<Draw | undefined> =>
    findWon(db, { userId, ...readDrawId(id) });

  return {
    findPrize,

    /** The text of the result. */
    drawPrize: (userId: number, platform: Platform): Promise<CallOutput<'drawPrize'>> =>
      db.transaction(async (tx) => {
        await lockUser(tx, userId);
        const { name, days, campaign, drawNo, at } = await make(
          tx,
          userId,
          await campaigns.enter(tx, platform),
        );
        const cause = `campaign:${campaign}:draw:${drawNo}`;
        if (days !== null) await membership.grantDays(tx, { userId, days, cause, source: 'campaign', at });
        return name;
      }),

    async listPrizes(userId: number, activity: string): Promise<CallOutput<'listPrizes'>> {
      const { campaign } = await campaigns.find(db, activity);
      return (await listWon(db, userId, campaign)).map(toWon);
    },

    async getPrize(userId: number, id: string): Promise<CallOutput<'getPrize'>> {
      const draw = await findPrize(userId, id);
      if (!draw) throw new Refusal(CODE.notFound);
      return toWon(draw);
    },

    /** For the demo: sets how many of a prize are left; undefined for a prize without a number. */
    setLeft: (prizeId: string, left: number): Promise<{ won: number } | undefined> =>
      db.transaction(async (tx) => {
        const campaign = await campaigns.find(tx);
        const { prizes } = await terms.of(tx, campaign);
        const stock = prizes.find((prize) => prize.prizeId === prizeId)?.stock ?? null;
        if (stock === null) return undefined;
        return { won: await setPrizeLeft(tx, { campaign: campaign.campaign, prizeId, stock }, left) };
      }),
  };
}

/** `shandian-3`: the third draw of that user in that campaign. */
function readDrawId(id: string): { campaign: string; drawNo: number } {
  const end = id.lastIndexOf('-');
  return { campaign: id.slice(0, end), drawNo: Number(id.slice(end + 1)) };
}

function toWon({ campaign, drawNo, prize, name, picture, at }: Draw) {
  return {
    _id: `${campaign}-${drawNo}`,
    lotteryDrawItemId: { _id: prize, name, picture },
    drawNo,
    createTime: at.getTime(),
  };
}
