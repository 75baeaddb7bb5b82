import type { Brand } from '@juban/catalog';
import type { CallOutput } from '@juban/contract';
import { CODE } from '@juban/contract/code-names';
import { activityTexts } from '@juban/contract/texts/activity';
import { currentActivityOf, type ItemStatus, itemStatus, nextWindowChange, windowState } from '@juban/domain';
import type { Db } from '../../db/database.ts';
import { Refusal } from '../../lib/refusal.ts';
import type { RequestContext } from '../../plugins/context.ts';
import type { SharedRead } from '../../plugins/shared-reads.ts';
import type { Clock } from '../../ports/clock.ts';
import type { BoughtDaysService } from '../orders/bought-days.service.ts';
import {
  type Activity,
  type ActivityClaim,
  type ActivityItem,
  listActivities,
  listItems,
  listOwnClaims,
  setLeft,
} from './activity.repository.ts';
import { definitionOf, giftDrawOf } from './activity.views.ts';
import type { GiftTermsService } from './gift-terms.service.ts';

/** Stock changes with every claim without notification; caches in front keep an answer as long. */
const COUNTED_FOR_MS = 5_000;

/** The partner whose accounts are bound on its own page. */
export const SHOPPING = 'you';

export interface ActivityDeps {
  db: Db;
  clock: Clock;
  boughtDays: BoughtDaysService;
  giftTerms: Pick<GiftTermsService, 'read' | 'seedOf'>;
}

/** The state of one activity for one user at one time. */
export interface Standing {
  boughtDays: number;
  claims: readonly ActivityClaim[];
  isOpen: boolean;
}

export type ActivityService = ReturnType<typeof createActivityService>;

/** Which activities exist, and their state for a user: decided by rows and the business clock only. */
export function createActivityService({ db, clock, boughtDays, giftTerms }: ActivityDeps) {
  /** By name, or the brand's running one. */
  async function findActivity(name: string, brand: Brand): Promise<Activity> {
    const all = await listActivities(db, brand.id);
    const found = name
      ? all.find(({ activity }) => activity === name)
      : currentActivityOf(all, clock.businessNow());
    if (!found) throw new Refusal(CODE.notFound, { msg: activityTexts.unknownActivity });
    return found;
  }

  return {
    findActivity,

    /** The brand's activity that lists the item; with that name, if one is given. */
    async findActivityOf(itemId: string, name: string, brand: Brand): Promise<Activity | undefined> {
      const all = await listActivities(db, brand.id);
      return all.find(({ activity, itemIds }) => (!name || activity === name) && itemIds.includes(itemId));
    },

    async getActivity(
      name: string,
      { brand }: Pick<RequestContext, 'brand'>,
    ): Promise<SharedRead<CallOutput<'getActivity'>>> {
      const now = clock.businessNow();
      const activity = await findActivity(name, brand);
      const items = await listItems(db, activity);
      // The default activity may be another one by then.
      const next = (await listActivities(db, brand.id)).flatMap((one) => nextWindowChange(one, now) ?? []);
      const changesAt = next.sort((a, b) => a.getTime() - b.getTime())[0];
      const expiresAt = new Date(clock.realNow().getTime() + COUNTED_FOR_MS);
      const gift = await giftTerms.read(db, activity);
      const seed = gift?.draw && giftTerms.seedOf(gift.terms);
      const draw = gift && giftDrawOf(activity, gift, seed ?? null);
      return { data: definitionOf(activity, items, { brand, now, draw }), changesAt, expiresAt };
    },

    async readStanding(from: Db, userId: number, activity: Activity, now: Date): Promise<Standing> {
      return {
        boughtDays: await boughtDays.readBoughtDays(from, userId, activity),
        claims: await listOwnClaims(from, userId, activity.activity),
        isOpen: windowState(activity, now) === 'open',
      };
    },

    listItems,

    /** For the demo: sets how many are left; returns how many were claimed. */
    setLeft: (itemId: string, left: number) => setLeft(db, itemId, left),
  };
}

/** How many places of the item's group the user has used. */
export const chosenOf = (claims: readonly ActivityClaim[], groupId: string): number =>
  claims.filter((claim) => claim.groupId === groupId).length;

export function statusOf(item: ActivityItem, { boughtDays, claims, isOpen }: Standing): ItemStatus {
  return itemStatus({
    boughtDays,
    needDays: item.needDays,
    choose: item.choose,
    chosen: chosenOf(claims, item.groupId),
    isExcluded: item.onceKey !== null && claims.some(({ onceKey }) => onceKey === item.onceKey),
    isClaimed: claims.some(({ itemId }) => itemId === item.itemId),
    rest: item.rest,
    isOpen,
  });
}
