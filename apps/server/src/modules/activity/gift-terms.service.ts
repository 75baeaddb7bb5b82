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
  insertGiftTerms,
  listAllActivities,
  lockGiftTerms,
} from './gift-terms.repository.ts';

export interface GiftTermsDeps {
  db: Db;
  clock: Clock;
  secrets: Pick<Secrets, 'seal' | 'open'>;
}

/** The state of an activity's gift draw. */
export interface GiftState {
  terms: GiftTerms;
  draw: GiftDraw | undefined;
  /** Addresses are no longer accepted. */
  isOver: boolean;
}

export type GiftTermsService = ReturnType<typeof createGiftTermsService>;

/**
 * How many gifts there are, when they are drawn, and the hash of the seed: published before the activity
 * opens, and fixed once it is open.
 */
export function createGiftTermsService({ db, clock, secrets }: GiftTermsDeps) {
  async function publish(tx: Db, promised: GiftPromise, newest: GiftTerms | undefined): Promise<void> {
    const seed = newSeed();
    await insertGiftTerms(tx, {
      ...promised,
      version: (newest?.version ?? 0) + 1,
      seedSealed: secrets.seal(seed),
      seedHash: hashOfSeed(seed),
      publishedAt: clock.businessNow(),
    });
  }

  async function isFixed(tx: Db, promised: GiftPromise, newest: GiftTerms): Promise<boolean> {
    const isSame =
      newest.winners === promised.winners &&
      newest.startsAt.getTime() === promised.startsAt.getTime() &&
      newest.endsAt.getTime() === promised.endsAt.getTime();
    return isSame || clock.businessNow() >= newest.startsAt || (await hasAddresses(tx, promised.activity));
  }

  /** The valid terms, published now if there are none; undefined for an activity that shows no gift. */
  async function of(tx: Db, activity: Activity): Promise<GiftTerms | undefined> {
    const promised = promiseOf(activity);
    if (!promised) return undefined;
    const newest = await findGiftTerms(tx, activity.activity);
    if (newest && (await isFixed(tx, promised, newest))) return newest;
    await publish(tx, promised, newest);
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

    /** The same for giving an address: the draw waits until the transaction ends. */
    async hold(tx: Db, activity: Activity): Promise<GiftState | undefined> {
      await of(tx, activity);
      const terms = await lockGiftTerms(tx, activity.activity, 'share');
      return terms && stateOf(activity, terms, await findGiftDraw(tx, activity.activity));
    },

    seedOf: ({ seedSealed }: GiftTerms) => secrets.open(seedSealed),

    /** So that they are published before a user requests them. */
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
