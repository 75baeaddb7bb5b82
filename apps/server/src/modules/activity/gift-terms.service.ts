import { giftDrawTime, giftWindow } from '@juban/domain';
import type { Db } from '../../db/database.ts';
import { hashOfSeed, newSeed } from '../../lib/draw-seed.ts';
import type { Secrets } from '../../lib/secrets.ts';
import type { Clock } from '../../ports/clock.ts';
import type { Activity } from './activity.repository.ts';
import {
  findGiftDraw,
  findGiftTerms,
  type GiftDraw,
  type GiftTerms,
  hasAddresses,
  holdGiftTerms,
  insertGiftTerms,
  listAllActivities,
} from './gift-terms.repository.ts';

export interface GiftTermsDeps {
  db: Db;
  clock: Clock;
  secrets: Pick<Secrets, 'seal' | 'open'>;
}

/** How the draw of an activity's gift stands. */
export interface GiftState {
  terms: GiftTerms;
  draw: GiftDraw | undefined;
  /** Addresses are not taken any more. */
  isOver: boolean;
}

export type GiftTermsService = ReturnType<typeof createGiftTermsService>;

/**
 * How many gifts there are, when they are drawn, and the hash of the seed: published before the activity opens, and fixed
 * from its first moment.
 */
export function createGiftTermsService({ db, clock, secrets }: GiftTermsDeps) {
  async function publish(tx: Db, wanted: GiftPromise, newest: GiftTerms | undefined): Promise<void> {
    const seed = newSeed();
    await insertGiftTerms(tx, {
      ...wanted,
      version: (newest?.version ?? 0) + 1,
      seedSealed: secrets.seal(seed),
      seedHash: hashOfSeed(seed),
      publishedAt: clock.businessNow(),
    });
  }

  async function isFixed(tx: Db, wanted: GiftPromise, newest: GiftTerms): Promise<boolean> {
    const isSame =
      newest.winners === wanted.winners &&
      newest.startsAt.getTime() === wanted.startsAt.getTime() &&
      newest.endsAt.getTime() === wanted.endsAt.getTime();
    return isSame || clock.businessNow() >= newest.startsAt || (await hasAddresses(tx, wanted.activity));
  }

  /** Those that count, published now if there are none; undefined for an activity that shows no gift. */
  async function of(tx: Db, activity: Activity): Promise<GiftTerms | undefined> {
    const wanted = promiseOf(activity);
    if (!wanted) return undefined;
    const newest = await findGiftTerms(tx, activity.activity);
    if (newest && (await isFixed(tx, wanted, newest))) return newest;
    await publish(tx, wanted, newest);
    return findGiftTerms(tx, activity.activity);
  }

  const stateOf = (activity: Activity, terms: GiftTerms, draw: GiftDraw | undefined): GiftState => ({
    terms,
    draw,
    isOver: draw !== undefined || clock.businessNow() >= giftWindow(activity, terms).endsAt,
  });

  return {
    async read(from: Db, activity: Activity): Promise<GiftState | undefined> {
      const terms = await of(from, activity);
      return terms && stateOf(activity, terms, await findGiftDraw(from, activity.activity));
    },

    /** The same for whoever leaves an address: the draw waits until the transaction is over. */
    async hold(tx: Db, activity: Activity): Promise<GiftState | undefined> {
      await of(tx, activity);
      const terms = await holdGiftTerms(tx, activity.activity, 'share');
      return terms && stateOf(activity, terms, await findGiftDraw(tx, activity.activity));
    },

    seedOf: ({ seedSealed }: GiftTerms) => secrets.open(seedSealed),

    /** So that they are published before anybody asks. */
    async publishAll(): Promise<void> {
      for (const activity of await listAllActivities(db)) await of(db, activity);
    },
  };
}

type GiftPromise = Pick<GiftTerms, 'activity' | 'winners' | 'startsAt' | 'endsAt' | 'drawsAt'>;

function promiseOf({ activity, realItem, startsAt, endsAt }: Activity): GiftPromise | undefined {
  if (!realItem?.shown) return undefined;
  return { activity, winners: realItem.winners, startsAt, endsAt, drawsAt: giftDrawTime(endsAt) };
}
