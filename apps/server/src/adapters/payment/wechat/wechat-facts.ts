import type { BrandId } from '@juban/catalog';
import type { WechatAccount } from '../../../config/wechat-config.ts';
import type { PaymentFact } from '../../../ports/payment-gateway.ts';

/** REFUND: a part of the money was refunded, or all of it. A query does not tell which. */
const TRADE_STATES: Readonly<Record<string, 'open' | 'paid' | 'closed'>> = {
  NOTPAY: 'open',
  USERPAYING: 'open',
  PAYERROR: 'open',
  SUCCESS: 'paid',
  REFUND: 'closed',
  CLOSED: 'closed',
  REVOKED: 'closed',
};

export interface Transaction {
  appid?: unknown;
  mchid?: unknown;
  out_trade_no?: unknown;
  transaction_id?: unknown;
  trade_state?: unknown;
  success_time?: unknown;
  amount?: { total?: unknown; currency?: unknown };
}

/** Whether the money was paid through one of the merchant's own applications. */
export const isOwnApp = ({ appId, official, miniProgram }: WechatAccount, app: unknown) =>
  [appId, official.appId, miniProgram?.appId].includes(String(app));

/**
 * The facts of a transaction; undefined if it names no payment. An invalid field is left out, and then it
 * never equals what was frozen.
 */
export function factOf(
  brand: BrandId,
  merchant: WechatAccount,
  content: Transaction,
): PaymentFact | undefined {
  const paymentNo = content.out_trade_no;
  const state = TRADE_STATES[String(content.trade_state)];
  if (typeof paymentNo !== 'string' || !paymentNo || !state) return undefined;
  if (state !== 'paid') return { brand, paymentNo, state };
  const { total, currency = 'CNY' } = content.amount ?? {};
  const paidAt = new Date(String(content.success_time));
  return {
    brand,
    paymentNo,
    state,
    currency: currency === 'CNY' ? 'RMB' : String(currency),
    // The payment is frozen with the app's own id; the others belong to the same merchant.
    appId: isOwnApp(merchant, content.appid) ? merchant.appId : String(content.appid),
    sellerId: String(content.mchid),
    ...(content.transaction_id === undefined ? {} : { tradeNo: String(content.transaction_id) }),
    ...(Number.isSafeInteger(total) ? { fen: total as number } : {}),
    ...(Number.isNaN(paidAt.getTime()) ? {} : { paidAt }),
  };
}

export interface RefundNotice {
  out_trade_no?: unknown;
  out_refund_no?: unknown;
  refund_status?: unknown;
  amount?: { refund?: unknown };
}

/** A notification of one refund, made by us or in WeChat's merchant console. */
export function refundFactOf(brand: BrandId, content: RefundNotice): PaymentFact | undefined {
  const { out_trade_no: paymentNo, out_refund_no: refundNo, amount } = content;
  const fen = amount?.refund;
  if (typeof paymentNo !== 'string' || typeof refundNo !== 'string' || !paymentNo || !refundNo)
    return undefined;
  if (!Number.isSafeInteger(fen) || (fen as number) <= 0) return undefined;
  const isDone = content.refund_status === 'SUCCESS';
  return { brand, paymentNo, state: 'closed', refund: { refundNo, fen: fen as number, isDone } };
}
