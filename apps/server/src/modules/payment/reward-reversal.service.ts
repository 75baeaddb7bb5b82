import type { Db } from '../../db/database.ts';
import type { Clock } from '../../ports/clock.ts';
import type { RewardBondService } from '../activity/reward-bond.service.ts';
import type { ClaimGiftService } from '../gift/claim-gift.service.ts';
import type { PartnerGrantService } from '../partner/partner-grant.service.ts';
import type { Order } from './order.repository.ts';
import { listRefunds, type Refund } from './refund.repository.ts';
import { insertReversal, listReversals, markRestored } from './reward-reversal.repository.ts';

export interface RewardReversalDeps {
  clock: Clock;
  giftClaims: Pick<ClaimGiftService, 'listGrantCauses'>;
  rewardBonds: Pick<RewardBondService, 'listLost'>;
  partnerGrants: Pick<PartnerGrantService, 'withdraw' | 'restore'>;
}

export type RewardReversalService = ReturnType<typeof createRewardReversalService>;

/**
 * Partner memberships that rest on a refunded order: gifts of its package, the partner's half of a union, rewards of
 * activities. What the partner has given stays given and is written down. The caller holds the user's row.
 */
export function createRewardReversalService(deps: RewardReversalDeps) {
  const { clock, giftClaims, rewardBonds, partnerGrants } = deps;

  async function causesOf(tx: Db, order: Order): Promise<string[]> {
    const { userId, orderNo } = order;
    const standing = (await listRefunds(tx, userId, orderNo)).filter(isStanding);
    const total = (field: 'fen' | 'days') => standing.reduce((sum, refund) => sum + (refund[field] ?? 0), 0);
    const ofActivities = await rewardBonds.listLost(tx, order, order.days - total('days'));
    if (total('fen') < order.fen) return ofActivities;
    const ofUnion = order.family === 'union' ? [`order:${orderNo}`] : [];
    return [...ofActivities, ...ofUnion, ...(await giftClaims.listGrantCauses(tx, userId, orderNo))];
  }

  return {
    /** After the refund was written. */
    async take(tx: Db, order: Order, { userId, refundNo }: Refund): Promise<void> {
      const causes = await causesOf(tx, order);
      if (causes.length === 0) return;
      const known = new Set((await listReversals(tx, userId)).map(({ grantCause }) => grantCause));
      for (const grantCause of causes) {
        if (known.has(grantCause)) continue;
        const state = (await partnerGrants.withdraw(tx, grantCause)) ? 'withdrawn' : 'kept';
        await insertReversal(tx, { userId, refundNo, grantCause, state, at: clock.businessNow() });
      }
    },

    /** The refund has failed or was reversed. */
    async restore(tx: Db, { userId, refundNo }: Refund): Promise<void> {
      for (const { grantCause, state } of await listReversals(tx, userId, refundNo)) {
        if (state === 'withdrawn') await partnerGrants.restore(tx, grantCause);
      }
      await markRestored(tx, { userId, refundNo });
    },
  };
}

const isStanding = ({ state, kind }: Refund) => kind !== 'surplus' && (state === 'asked' || state === 'done');
