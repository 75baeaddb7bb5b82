import type { Db } from '../../db/database.ts';
import type { Clock } from '../../ports/clock.ts';
import type { RewardBondService } from '../activity/reward-bond.service.ts';
import type { ClaimGiftService } from '../gift/claim-gift.service.ts';
import type { Order } from '../orders/order-records.service.ts';
import type { PartnerGrantService } from '../partner/partner-grant.service.ts';
import type { UnionReservationService } from '../union/union-reservation.service.ts';
import { listRefunds, type Refund } from './refund.repository.ts';
import { insertReversal, listReversals, markRestored } from './reward-reversal.repository.ts';

export interface RewardReversalDeps {
  clock: Clock;
  giftClaims: Pick<ClaimGiftService, 'listGrantCauses'>;
  rewardBonds: Pick<RewardBondService, 'listLost'>;
  partnerGrants: Pick<PartnerGrantService, 'withdraw' | 'restore'>;
  unionReservations: Pick<UnionReservationService, 'findUnionOrder' | 'returnDays' | 'countAgain'>;
}

export type RewardReversalService = ReturnType<typeof createRewardReversalService>;

/**
 * Partner memberships that depend on a refunded order: gifts of its package, the partner's half of a union, rewards of
 * activities. What the partner has granted already is kept and recorded. The caller has locked the user's row.
 */
export function createRewardReversalService(deps: RewardReversalDeps) {
  const { clock, giftClaims, rewardBonds, partnerGrants, unionReservations } = deps;

  /** The partner's half of a union, if one was owed. */
  async function halfOf(tx: Db, { userId, orderNo }: Order): Promise<string[]> {
    const owed = await unionReservations.findUnionOrder(tx, userId, orderNo);
    return owed?.capState === 'counted' ? [`order:${orderNo}`] : [];
  }

  async function causesOf(tx: Db, order: Order): Promise<string[]> {
    const { userId, orderNo } = order;
    const standing = (await listRefunds(tx, userId, orderNo)).filter(isStanding);
    const total = (field: 'fen' | 'days') => standing.reduce((sum, refund) => sum + (refund[field] ?? 0), 0);
    const ofActivities = await rewardBonds.listLost(tx, order, order.days - total('days'));
    if (total('fen') < order.fen) return ofActivities;
    const ofUnion = await halfOf(tx, order);
    return [...ofActivities, ...ofUnion, ...(await giftClaims.listGrantCauses(tx, userId, orderNo))];
  }

  return {
    /** After the refund was written. */
    async take(tx: Db, order: Order, { userId, refundNo }: Refund): Promise<void> {
      const causes = await causesOf(tx, order);
      if (causes.length === 0) return;
      const known = new Set((await listReversals(tx, userId)).map(({ grantCause }) => grantCause));
      const withdrawn: string[] = [];
      for (const grantCause of causes) {
        if (known.has(grantCause)) continue;
        const state = (await partnerGrants.withdraw(tx, grantCause)) ? 'withdrawn' : 'kept';
        if (state === 'withdrawn') withdrawn.push(grantCause);
        await insertReversal(tx, { userId, refundNo, grantCause, state, at: clock.businessNow() });
      }
      await unionReservations.returnDays(tx, userId, withdrawn);
    },

    /** The refund has failed or was reversed. If a partner's yearly cap has no days left, a grant stays withdrawn. */
    async restore(tx: Db, { userId, refundNo }: Refund): Promise<void> {
      const standing = await listReversals(tx, userId, refundNo);
      const withdrawn = standing
        .filter(({ state }) => state === 'withdrawn')
        .map(({ grantCause }) => grantCause);
      const full = new Set(await unionReservations.countAgain(tx, userId, withdrawn));
      for (const { grantCause, state } of standing) {
        if (full.has(grantCause)) continue;
        if (state === 'withdrawn') await partnerGrants.restore(tx, grantCause);
        await markRestored(tx, { userId, refundNo, grantCause });
      }
    },
  };
}

const isStanding = ({ state, kind }: Refund) => kind !== 'surplus' && (state === 'asked' || state === 'done');
