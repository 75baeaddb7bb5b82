import type { BrandId } from '@juban/catalog';
import { type PaymentFact, ProviderUnavailable, type RefundRequest } from '../../../ports/payment-gateway.ts';
import { toYuan } from '../yuan-text.ts';
import type { AlipayClient } from './alipay-client.ts';
import { closedFact, isSuccess, paidFact, requireSuccess, TRADE_STATES } from './alipay-facts.ts';

const QUERY = 'alipay.trade.query';
const CLOSE = 'alipay.trade.close';
const REFUND = 'alipay.trade.refund';
const REFUND_QUERY = 'alipay.trade.fastpay.refund.query';

const NOT_EXIST = 'ACQ.TRADE_NOT_EXIST';
/** Codes for closing a paid or closed trade: only a query tells which. */
const NOT_CLOSABLE = new Set([
  'ACQ.TRADE_STATUS_ERROR',
  'ACQ.REASON_TRADE_STATUS_INVALID',
  'ACQ.REASON_ILLEGAL_STATUS',
]);
/** Already refunded in full, by this request or another: only the refund's own query tells. */
const NOTHING_LEFT = 'ACQ.TRADE_HAS_CLOSE';

/** Queries, closes and refunds trades of one merchant. */
export function createAlipayTrades(client: AlipayClient) {
  const ask = (brand: BrandId, method: string, bizContent: Readonly<Record<string, string>>) =>
    client.exec(brand, method, { format: 'JSON', biz_content: bizContent });

  async function query(brand: BrandId, paymentNo: string): Promise<PaymentFact> {
    const answer = await ask(brand, QUERY, { out_trade_no: paymentNo });
    if (answer.sub_code === NOT_EXIST) return { brand, paymentNo, state: 'absent' };
    const { out_trade_no, trade_status, trade_no, total_amount, send_pay_date, trans_currency } =
      requireSuccess(QUERY, answer);
    const state = TRADE_STATES[String(trade_status)];
    // A correctly signed answer about another trade is a replay.
    if (out_trade_no !== paymentNo || !state)
      throw new ProviderUnavailable(`${QUERY} answered with unexpected data`);
    if (state === 'closed') return closedFact(brand, paymentNo, total_amount);
    if (state !== 'paid') return { brand, paymentNo, state };
    const { merchant } = await client.session(brand);
    return paidFact(brand, paymentNo, merchant, {
      trade_no,
      total_amount,
      trans_currency,
      paid: send_pay_date,
    });
  }

  async function close(brand: BrandId, paymentNo: string): Promise<PaymentFact> {
    const answer = await ask(brand, CLOSE, { out_trade_no: paymentNo });
    // Its cashier was never opened; the limit in the order prevents payment from now on.
    if (answer.sub_code === NOT_EXIST) return { brand, paymentNo, state: 'absent' };
    if (NOT_CLOSABLE.has(answer.sub_code ?? '')) return query(brand, paymentNo);
    requireSuccess(CLOSE, answer);
    return { brand, paymentNo, state: 'closed' };
  }

  async function isRefunded({ brand, paymentNo, refundNo, fen }: RefundRequest): Promise<boolean> {
    const answer = await ask(brand, REFUND_QUERY, { out_trade_no: paymentNo, out_request_no: refundNo });
    return (
      isSuccess(answer) && answer.refund_status === 'REFUND_SUCCESS' && answer.refund_amount === toYuan(fen)
    );
  }

  async function refund(request: RefundRequest): Promise<'done' | 'pending'> {
    const answer = await ask(request.brand, REFUND, {
      out_trade_no: request.paymentNo,
      out_request_no: request.refundNo,
      refund_amount: toYuan(request.fen),
      refund_reason: request.reason,
    });
    const isRepeat = answer.sub_code === NOTHING_LEFT;
    if (!isRepeat && requireSuccess(REFUND, answer).fund_change === 'Y') return 'done';
    if (await isRefunded(request)) return 'done';
    if (isRepeat) requireSuccess(REFUND, answer);
    return 'pending';
  }

  return { query, close, refund };
}
