import { refundTexts } from '@juban/contract/texts/refund';
import type { Db } from '../../db/database.ts';
import type { RefundNotice } from '../../ports/payment-gateway.ts';
import type { Order } from '../orders/order-records.service.ts';
import type { Payment } from '../payments/payment-records.service.ts';
import { listRefunds, type Refund, setProviderRefundNo } from './refund.repository.ts';
import type { RefundStepsService } from './refund-steps.service.ts';

export type RefundNoticeService = ReturnType<typeof createRefundNoticeService>;

/** For providers that report each refund by its number, whether we requested it or it was made in their console. */
export function createRefundNoticeService({ steps }: { steps: RefundStepsService }) {
  async function finishOwn(tx: Db, refund: Refund, fen: number): Promise<boolean> {
    if (refund.state !== 'asked' || refund.fen !== fen) return false;
    await steps.finish(tx, refund);
    return true;
  }

  async function takeForeign(tx: Db, order: Order, payment: Payment, notice: RefundNotice): Promise<boolean> {
    // The notification is repeated, and by then the other refund has ended.
    if (payment.state === 'refunding') throw new Error(`another refund of ${payment.paymentNo} is under way`);
    if (payment.surplus) return false;
    const { refundNo: providerRefundNo, fen } = notice;
    const input = { kind: 'provider', reason: refundTexts.byProvider, fen, providerRefundNo } as const;
    const refund = await steps.begin(tx, order, payment, input);
    if (refund) await steps.finish(tx, refund);
    return refund !== undefined;
  }

  return {
    /** True if it changed something. The caller has locked the user's row. */
    async take(tx: Db, order: Order, payment: Payment, notice: RefundNotice): Promise<boolean> {
      const { refundNo, fen, isDone } = notice;
      if (!isDone) return false;
      const known = await listRefunds(tx, order.userId, order.orderNo);
      const own = known.find((refund) => refund.refundNo === refundNo);
      if (own) return finishOwn(tx, own, fen);
      if (known.some(({ providerRefundNo }) => providerRefundNo === refundNo)) return false;
      const enteredByHand = known.find(
        (refund) => refund.kind === 'provider' && refund.providerRefundNo === null && refund.fen === fen,
      );
      if (!enteredByHand) return takeForeign(tx, order, payment, notice);
      await setProviderRefundNo(tx, enteredByHand, refundNo);
      return false;
    },
  };
}
