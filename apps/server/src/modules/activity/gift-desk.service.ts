import type { Db } from '../../db/database.ts';
import { lockUser } from '../../db/lock-user.ts';
import type { Secrets } from '../../lib/secrets.ts';
import type { Clock } from '../../ports/clock.ts';
import { openAddress } from './address.service.ts';
import {
  correctParcel,
  insertAct,
  insertParcel,
  listActs,
  listDrawnIn,
  listWinners,
  lockGiftDraw,
  type Winner,
} from './gift-draw.repository.ts';
import { findGiftDraw, findGiftTerms, findTermsOf, type GiftTerms } from './gift-terms.repository.ts';

export interface GiftDeskDeps {
  db: Db;
  clock: Clock;
  secrets: Pick<Secrets, 'open'>;
}

/** One winner for the courier. */
export interface Shipment {
  entryNo: string;
  consignee: string;
  phone: string;
  address: string;
}

export interface SentGift {
  entryNo: string;
  courier: string;
  trackingNo: string;
}

const SHORT_TEXT = /^[^\p{C}]{1,32}$/u;
const TRACKING_NO = /^[0-9A-Za-z-]{4,40}$/;

interface ToSend {
  gift: SentGift;
  winner: Winner & { userId: number };
}

/** Why it cannot be recorded; empty if it can. */
function findSentFaults(gifts: readonly SentGift[]): string[] {
  const twice = gifts.filter(({ entryNo }, at) => gifts.findIndex((one) => one.entryNo === entryNo) !== at);
  return [
    ...gifts.flatMap(({ entryNo, courier, trackingNo }) => [
      ...(SHORT_TEXT.test(courier) ? [] : [`${entryNo}: the courier must have 1 to 32 characters`]),
      ...(TRACKING_NO.test(trackingNo) ? [] : [`${entryNo}: ${trackingNo} is not a tracking number`]),
    ]),
    ...twice.map(({ entryNo }) => `${entryNo} is listed twice`),
  ];
}

/** All problems in one error: nothing was written. */
function refuse(faults: readonly string[]): void {
  if (faults.length > 0) throw new Error(faults.join('\n'));
}

const isThere = (winner: Winner): winner is ToSend['winner'] => winner.userId !== null;

export type GiftDeskService = ReturnType<typeof createGiftDeskService>;

/** For operators who ship gifts: read addresses, and record shipments. */
export function createGiftDeskService({ db, clock, secrets }: GiftDeskDeps) {
  async function drawnTerms(from: Db, activity: string): Promise<GiftTerms> {
    const draw = await findGiftDraw(from, activity);
    const terms = draw && (await findTermsOf(from, draw));
    if (!terms) throw new Error(`${activity} is not drawn`);
    return terms;
  }

  const winnerBy = (winners: readonly Winner[], entryNo: string) =>
    winners.find((winner) => winner.entryNo === entryNo);

  /** Users come first in the lock order; the lowest id first, so that two commands cannot deadlock. */
  async function lockWinners(tx: Db, terms: GiftTerms, gifts: readonly SentGift[]): Promise<Winner[]> {
    const before = await listWinners(tx, terms);
    const users = gifts.flatMap(({ entryNo }) => winnerBy(before, entryNo)?.userId ?? []);
    for (const userId of users.toSorted((a, b) => a - b)) await lockUser(tx, userId);
    await lockGiftDraw(tx, terms.activity);
    return listWinners(tx, terms);
  }

  /** A shipment recorded with other data is corrected; returns what was done. */
  async function writeOne(tx: Db, activity: string, { winner, gift }: ToSend) {
    const { courier, trackingNo } = gift;
    const { entryNo, userId } = winner;
    if (winner.courier === courier && winner.trackingNo === trackingNo) return 'same';
    if (winner.sentAt !== null) {
      await correctParcel(tx, { activity, entryNo, courier, trackingNo });
      return 'corrected';
    }
    const sentAt = clock.businessNow();
    await insertParcel(tx, { userId, activity, entryNo, courier, trackingNo, sentAt });
    return 'sent';
  }

  async function log(
    tx: Db,
    activity: string,
    madeBy: string,
    act: 'list' | 'send' | 'correct' | 'publish',
    amount: number,
  ) {
    if (amount > 0) await insertAct(tx, { activity, act, madeBy, madeAt: clock.businessNow(), amount });
  }

  return {
    async show(activity: string): Promise<string[]> {
      const [terms, draw] = [await findGiftTerms(db, activity), await findGiftDraw(db, activity)];
      if (!terms) throw new Error(`${activity} has no gift to draw`);
      const acts = (await listActs(db, activity)).map(
        ({ act, madeBy, madeAt, amount }) => `${madeAt.toISOString()} ${act} ${amount} by ${madeBy}`,
      );
      const promised = `${terms.winners} gifts, seed hash ${terms.seedHash}`;
      if (!draw) return [promised, `drawn at ${terms.drawsAt.toISOString()}`, ...acts];
      const winners = await listWinners(db, terms);
      const sent = winners.filter(({ sentAt }) => sentAt !== null).length;
      const late = winners.filter(({ place }) => place > terms.winners).length;
      return [
        promised,
        `drawn at ${draw.drawnAt.toISOString()} from ${draw.participants} participants`,
        `${winners.length} winners, ${late} of them for winners who withdrew; ${sent} sent, ${winners.length - sent} to send`,
        ...acts,
      ];
    },

    /** Winners whose gift is not shipped yet; logs who read their addresses, and when. */
    list: (activity: string, madeBy: string): Promise<Shipment[]> =>
      db.transaction(async (tx) => {
        const winners = await listWinners(tx, await drawnTerms(tx, activity));
        const waiting = winners.filter(({ sentAt }) => sentAt === null);
        await log(tx, activity, madeBy, 'list', waiting.length);
        return waiting.flatMap(({ entryNo, addressSealed }) =>
          addressSealed ? [{ entryNo, ...openAddress(secrets, { addressSealed }) }] : [],
        );
      }),

    /** All of them or none; joins the caller's transaction, if any. */
    send: (activity: string, gifts: readonly SentGift[], madeBy: string, within: Db = db) =>
      within.transaction(async (tx) => {
        refuse(findSentFaults(gifts));
        const winners = await lockWinners(tx, await drawnTerms(tx, activity), gifts);
        const found = gifts.flatMap((gift): ToSend[] => {
          const winner = winnerBy(winners, gift.entryNo);
          return winner && isThere(winner) ? [{ gift, winner }] : [];
        });
        const known = new Set(found.map(({ gift }) => gift));
        refuse(
          gifts.flatMap((gift) =>
            known.has(gift) ? [] : [`${gift.entryNo} is not a winner of ${activity}, or withdrew`],
          ),
        );
        const done = { sent: 0, corrected: 0, same: 0 };
        for (const one of found) done[await writeOne(tx, activity, one)] += 1;
        await log(tx, activity, madeBy, 'send', done.sent);
        await log(tx, activity, madeBy, 'correct', done.corrected);
        return done;
      }),

    /** How many winners in these brands wait for their gift, and since when. */
    async countToSend(brands: readonly string[]): Promise<{ n: number; oldest: Date | null }> {
      const counted = { n: 0, oldest: null as Date | null };
      for (const draw of await listDrawnIn(db, brands)) {
        const terms = await findTermsOf(db, draw);
        const winners = terms ? await listWinners(db, terms) : [];
        const waiting = winners.filter((winner) => isThere(winner) && winner.sentAt === null).length;
        counted.n += waiting;
        if (waiting > 0) counted.oldest ??= draw.drawnAt;
      }
      return counted;
    },

    /** Logs that the proof was published. */
    logPublished: (activity: string, madeBy: string, winners: number) =>
      log(db, activity, madeBy, 'publish', winners),
  };
}
