import type { BrandId } from '@juban/catalog';
import type { AlipayAccount } from '../../../config/alipay-config.ts';
import { type PaymentFact, ProviderRefused, ProviderUnavailable } from '../../../ports/payment-gateway.ts';
import { fromBeijingTime } from '../beijing-time.ts';
import { toFen } from '../yuan-text.ts';
import type { AlipayAnswer } from './alipay-client.ts';

const SUCCESS = '10000';
/** The request itself was refused; every other code is trouble at the gateway. */
const REFUSED = /^4/;
const TROUBLE = /SYSTEM_ERROR$/;

/** A trade that was refunded in full is TRADE_CLOSED too: either way we hold none of its money. */
export const TRADE_STATES: Readonly<Record<string, 'open' | 'paid' | 'closed'>> = {
  WAIT_BUYER_PAY: 'open',
  TRADE_SUCCESS: 'paid',
  TRADE_FINISHED: 'paid',
  TRADE_CLOSED: 'closed',
};

export const isSuccess = ({ code }: AlipayAnswer) => code === SUCCESS;

export function requireSuccess(method: string, answer: AlipayAnswer): AlipayAnswer {
  if (isSuccess(answer)) return answer;
  const { code, sub_code: why = '' } = answer;
  const Failure = REFUSED.test(code) && !TROUBLE.test(why) ? ProviderRefused : ProviderUnavailable;
  throw new Failure(`${method} was refused: ${code} ${why}`.trim());
}

/** A paid trade is closed only once all of it is refunded; an unpaid one has nothing to compare. */
export function closedFact(brand: BrandId, paymentNo: string, totalAmount: unknown): PaymentFact {
  const refundedFen = toFen(totalAmount);
  return { brand, paymentNo, state: 'closed', ...(refundedFen === undefined ? {} : { refundedFen }) };
}

interface TradeFields {
  trade_no?: unknown;
  total_amount?: unknown;
  /** Present only if it is not plain yuan. */
  trans_currency?: unknown;
  paid?: unknown;
  seller_id?: unknown;
}

/** The facts of a paid trade; an invalid field is left out, and then it never equals what was frozen. */
export function paidFact(
  brand: BrandId,
  paymentNo: string,
  merchant: AlipayAccount,
  fields: TradeFields,
): PaymentFact {
  const fen = toFen(fields.total_amount);
  const paidAt = fromBeijingTime(fields.paid);
  const currency = String(fields.trans_currency ?? 'CNY');
  return {
    brand,
    paymentNo,
    state: 'paid',
    currency: currency === 'CNY' ? 'RMB' : currency,
    appId: merchant.appId,
    sellerId: String(fields.seller_id ?? merchant.sellerId),
    ...(fields.trade_no === undefined ? {} : { tradeNo: String(fields.trade_no) }),
    ...(fen === undefined ? {} : { fen }),
    ...(paidAt === undefined ? {} : { paidAt }),
  };
}
