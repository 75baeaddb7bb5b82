import { clawbackOf, grantUsageOf, isWholeRefund } from '@juban/domain';
import type { Db } from '../../db/database.ts';
import type { Clock } from '../../ports/clock.ts';
import type { LevelReversalService } from '../membership/level-reversal.service.ts';
import type { MembershipService } from '../membership/membership.service.ts';
import type { Order } from '../orders/order-records.service.ts';
import type { Payment } from '../payments/payment-records.service.ts';
import { findFulfilment } from '../settlement/fulfilment.service.ts';
import { listRefunds, type Refund } from './refund.repository.ts';

export interface RefundTakeDeps {
  clock: Clock;
  membership: Pick<MembershipService, 'takeBack' | 'restore' | 'listDays' | 'sumEarned'>;
  levelReversals: LevelReversalService;
}

/** What was taken back, from each ledger. */
interface Taken {
  days: number;
  vPower: number;
  points: number;
}

interface Earned {
  unusedMs: number;
  earned: { vPower: number; points: number };
}

const NOTHING = { vPower: 0, points: 0 };
const orderCause = ({ orderNo }: Pick<Order, 'orderNo'>) => `order:${orderNo}`;
const isStanding = ({ state, kind }: Refund) => kind !== 'surplus' && (state === 'asked' || state === 'done');

export type RefundTakeService = ReturnType<typeof createRefundTakeService>;

/** What a refund takes from the ledgers, and restores. The caller has locked the user's row. */
export function createRefundTakeService({ clock, membership, levelReversals }: RefundTakeDeps) {
  /** What its days earned, for a full refund; with a partial one the used days keep what they earned. */
  async function earnedOf(tx: Db, order: Order, isWhole: boolean, at: Date): Promise<Earned> {
    const days = grantUsageOf(orderCause(order), await membership.listDays(tx, order.userId), at);
    const earned = isWhole ? await membership.sumEarned(tx, order.userId, days.ran) : NOTHING;
    return { unusedMs: days.unusedMs, earned };
  }

  /** The amounts of an order after its refunds, without this one. */
  async function sumOf(tx: Db, payment: Payment, { refundNo, fen }: { refundNo: string; fen: number }) {
    const { userId, orderNo } = payment;
    const given = await findFulfilment(tx, userId, orderNo);
    if (given?.paymentNo !== payment.paymentNo) throw new Error(`${payment.paymentNo} fulfilled nothing`);
    const all = await listRefunds(tx, userId, orderNo);
    const before = all.filter((refund) => isStanding(refund) && refund.refundNo !== refundNo);
    const total = (field: 'fen' | 'days' | 'vPower') =>
      before.reduce((sum, refund) => sum + (refund[field] ?? 0), 0);
    const taken = { days: total('days'), vPower: total('vPower') };
    return { paidFen: payment.fen, refundedFen: total('fen'), fen, given, taken };
  }

  return {
    /** Takes back the effects of a refund of that sum, with the level rewards that depend on it. */
    async take(
      tx: Db,
      { order, payment }: { order: Order; payment: Payment },
      refund: { refundNo: string; fen: number },
    ): Promise<Taken> {
      const { userId } = order;
      const { refundNo } = refund;
      const at = clock.businessNow();
      const sum = await sumOf(tx, payment, refund);
      const { unusedMs, earned } = await earnedOf(tx, order, isWholeRefund(sum), at);
      const { days, vPower } = clawbackOf({ ...sum, unusedMs });
      const taken = { days, vPower: vPower + earned.vPower, points: earned.points };
      await membership.takeBack(tx, { userId, refundNo, cause: orderCause(order), ...taken, at });
      if (taken.vPower > 0)
        await levelReversals.takeBack(tx, { userId, refundNo, since: order.paidAt ?? at, at });
      return taken;
    },

    /** The refund has failed or was reversed: everything that it took is restored. */
    async restore(tx: Db, { userId, refundNo, orderNo }: Refund): Promise<void> {
      await membership.restore(tx, { userId, refundNo, cause: orderCause({ orderNo }) });
      await levelReversals.restore(tx, userId, refundNo);
    },
  };
}
