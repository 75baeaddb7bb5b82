import type { CallOutput } from '@juban/contract';
import {
  GIFT_BUNDLE_TYPES,
  GIFT_NAMES,
  type GiftBundleType,
  type GiftPurchase,
  giftBundleOf,
  giftStanding,
  maskPhone,
} from '@juban/domain';
import type { Db } from '../../db/database.ts';
import type { Clock } from '../../ports/clock.ts';
import type { AccountService } from '../identity/account.service.ts';
import type { BundleOrderService } from '../orders/bundle-order.service.ts';
import { type ClaimedCard, listChoices, listClaimed } from './gift.repository.ts';
import { choiceOf, type GiftFacts, giftOf, isOf } from './gift.views.ts';

const CLAIM_PAGE = '/vip/reciveThirdVip';

export interface GiftDeps {
  db: Db;
  clock: Clock;
  accounts: Pick<AccountService, 'readProfile'>;
  bundleOrders: BundleOrderService;
}

export type GiftService = ReturnType<typeof createGiftService>;

/** What users may still claim: computed from their paid orders, their claims and the time. */
export function createGiftService({ db, clock, accounts, bundleOrders }: GiftDeps) {
  async function readPurchases(from: Db, userId: number): Promise<Array<GiftPurchase & { bundle: string }>> {
    const orders = await bundleOrders.listBundleOrders(from, userId);
    return orders.flatMap(({ bundle, paidAt, ...order }) => {
      const type = giftBundleOf(bundle);
      return type && paidAt ? [{ ...order, paidAt, bundle: type }] : [];
    });
  }

  /** The state of each bundle of a user at that time. */
  async function readFacts(
    from: Db,
    userId: number,
    now: Date,
  ): Promise<(type: GiftBundleType) => GiftFacts> {
    const purchases = await readPurchases(from, userId);
    const claimed = await listClaimed(from, userId);
    const offered = await listChoices(from);
    return (type) => {
      const isIts = ({ bundle }: { bundle: string }) => bundle === type;
      const claims = claimed.filter(isIts);
      const standing = giftStanding(type, purchases.filter(isIts), claims, now);
      return { standing, choiceName: chosenIn(standing.cycle, claims), offered, now };
    };
  }

  return {
    readFacts,

    async listGifts(userId: number): Promise<CallOutput<'listGifts'>> {
      const factsOf = await readFacts(db, userId, clock.businessNow());
      const gifts = GIFT_BUNDLE_TYPES.map((type) => [GIFT_NAMES[type], giftOf(type, factsOf(type))]);
      return Object.fromEntries(gifts);
    },

    async getGiftChoices(userId: number, type: GiftBundleType): Promise<CallOutput<'getGiftChoices'>> {
      const { standing, offered } = (await readFacts(db, userId, clock.businessNow()))(type);
      const { mobile } = await accounts.readProfile(userId);
      const set = offered.find(isOf(type, 'set'));
      return {
        type,
        status: standing.status,
        choices: offered.filter(isOf(type, 'card')).map(choiceOf),
        set: set ? { name: set.name, value: set.value } : null,
        target: `${CLAIM_PAGE}?type=${type}`,
        mobile: mobile && maskPhone(mobile),
      };
    },
  };
}

function chosenIn(cycle: GiftFacts['standing']['cycle'], claims: readonly ClaimedCard[]): string | undefined {
  return claims.find(({ orderNo, card }) => orderNo === cycle?.orderNo && card === cycle.card)?.name;
}
