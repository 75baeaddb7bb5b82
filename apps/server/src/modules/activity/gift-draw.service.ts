import type { CallOutput } from '@juban/contract';
import { CODE } from '@juban/contract/code-names';
import { activityGiftTexts } from '@juban/contract/texts/activity-gift';
import { drawOrder, giftDrawMessage } from '@juban/domain';
import type { Db } from '../../db/database.ts';
import { digestBySeed } from '../../lib/draw-seed.ts';
import { Refusal } from '../../lib/refusal.ts';
import type { RequestContext } from '../../plugins/context.ts';
import type { SharedRead } from '../../plugins/shared-reads.ts';
import type { Clock } from '../../ports/clock.ts';
import type { ActivityService } from './activity.service.ts';
import {
  insertAct,
  insertEntries,
  insertGiftDraw,
  listEntries,
  listParticipants,
  listWinners,
} from './gift-draw.repository.ts';
import { checkGiftProof, type GiftProof } from './gift-proof.ts';
import {
  findGiftDraw,
  findTermsOf,
  type GiftDraw,
  type GiftTerms,
  listDueDraws,
  listGiftDraws,
  lockGiftTerms,
} from './gift-terms.repository.ts';
import type { GiftTermsService } from './gift-terms.service.ts';

/** A winner who withdraws is replaced, so the result can change at any time. */
const SHOWN_FOR_MS = 60_000;
/** The author of draws by the background job. */
const JOB = 'job';

export interface GiftDrawDeps {
  db: Db;
  clock: Clock;
  giftTerms: Pick<GiftTermsService, 'seedOf'>;
  activities: Pick<ActivityService, 'findActivity'>;
}

export interface GiftAudit {
  activity: string;
  participants: number;
  faults: string[];
}

export type GiftDrawService = ReturnType<typeof createGiftDrawService>;

/** Draws gifts once each, and publishes how: anyone can recompute who won. */
export function createGiftDrawService({ db, clock, giftTerms, activities }: GiftDrawDeps) {
  const orderBy = (terms: GiftTerms, entryNos: readonly string[]): string[] => {
    const seed = giftTerms.seedOf(terms);
    return drawOrder(entryNos, (no) => digestBySeed(seed, giftDrawMessage(terms.activity, no)));
  };

  async function drawHeld(tx: Db, terms: GiftTerms, madeBy: string): Promise<GiftDraw | undefined> {
    const { activity, version } = terms;
    const givenAt = new Map((await listParticipants(tx, activity)).map((one) => [one.entryNo, one.givenAt]));
    const draw = { activity, version, participants: givenAt.size, drawnAt: clock.businessNow() };
    if (!(await insertGiftDraw(tx, draw))) return undefined;
    const order = orderBy(terms, [...givenAt.keys()]);
    const entries = order.map((entryNo, index) => ({
      activity,
      place: index + 1,
      entryNo,
      givenAt: givenAt.get(entryNo) ?? draw.drawnAt,
    }));
    await insertEntries(tx, entries);
    await insertAct(tx, { activity, act: 'draw', madeBy, madeAt: draw.drawnAt, amount: givenAt.size });
    return draw;
  }

  /** Undefined if it was drawn before; throws if there is nothing to draw, or not yet. */
  const drawOnce = (activity: string, madeBy: string): Promise<GiftDraw | undefined> =>
    db.transaction(async (tx) => {
      const terms = await lockGiftTerms(tx, activity, 'update');
      if (!terms) throw new Error(`there is no gift to draw in ${activity}`);
      if (clock.businessNow() < terms.drawsAt)
        throw new Error(`${activity} is drawn at ${terms.drawsAt.toISOString()}, not before`);
      return drawHeld(tx, terms, madeBy);
    });

  async function termsOf(from: Db, draw: GiftDraw): Promise<GiftTerms> {
    const terms = await findTermsOf(from, draw);
    if (!terms) throw new Error(`the draw of ${draw.activity} has no terms`);
    return terms;
  }

  async function proofOf(tx: Db, draw: GiftDraw): Promise<GiftProof> {
    const terms = await termsOf(tx, draw);
    const entries = (await listEntries(tx, draw.activity)).map(({ entryNo }) => entryNo);
    const winners = (await listWinners(tx, terms)).map(({ entryNo }) => entryNo);
    const won = new Set(winners);
    const last = entries.indexOf(winners.at(-1) ?? '');
    // If gifts are left over, everyone who is missing has withdrawn.
    const reached = winners.length < terms.winners ? entries : entries.slice(0, last);
    return {
      activity: draw.activity,
      seed: giftTerms.seedOf(terms),
      seedHash: terms.seedHash,
      count: terms.winners,
      participants: entries.toSorted(),
      withdrawn: reached.filter((entryNo) => !won.has(entryNo)),
      winners,
    };
  }

  /** Also checks the stored order, which the proof does not contain. */
  async function audit(tx: Db, draw: GiftDraw): Promise<GiftAudit> {
    const stored = (await listEntries(tx, draw.activity)).map(({ entryNo }) => entryNo);
    const order = orderBy(await termsOf(tx, draw), stored);
    const places = stored.flatMap((entryNo, index) =>
      order[index] === entryNo ? [] : [`place ${index + 1} is ${entryNo}, the seed draws ${order[index]}`],
    );
    const faults = [...places, ...checkGiftProof(await proofOf(tx, draw))];
    const { activity, participants } = draw;
    return { activity, participants, faults: faults.map((fault) => `${activity}: ${fault}`) };
  }

  /** A user may withdraw between two reads. */
  const inSnapshot = <Result>(work: (tx: Db) => Promise<Result>): Promise<Result> =>
    db.transaction(work, { isolationLevel: 'repeatable read' });

  async function publish(activity: string): Promise<GiftProof | undefined> {
    const draw = await findGiftDraw(db, activity);
    return draw && inSnapshot((tx) => proofOf(tx, draw));
  }

  return {
    drawOnce,

    /** Every activity whose time has come; a failure does not delay the others. */
    async drawDue(report: (error: unknown) => void): Promise<number> {
      let drawn = 0;
      for (const activity of await listDueDraws(db, clock.businessNow())) {
        const draw = await drawOnce(activity, JOB).catch(report);
        if (draw) drawn += 1;
      }
      return drawn;
    },

    /** Undefined until it is drawn. */
    publish,

    /** The same for all callers. */
    async getGiftDraw(
      name: string,
      { brand }: Pick<RequestContext, 'brand'>,
    ): Promise<SharedRead<CallOutput<'getGiftDraw'>>> {
      const { activity } = await activities.findActivity(name, brand);
      const data = await publish(activity);
      if (!data) throw new Refusal(CODE.notInActivityTime, { msg: activityGiftTexts.notDrawn });
      return { data, expiresAt: new Date(clock.realNow().getTime() + SHOWN_FOR_MS) };
    },

    async auditAll(): Promise<GiftAudit[]> {
      const audits: GiftAudit[] = [];
      for (const draw of await listGiftDraws(db)) audits.push(await inSnapshot((tx) => audit(tx, draw)));
      return audits;
    },
  };
}
