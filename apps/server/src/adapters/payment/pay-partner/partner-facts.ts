import type { BrandId } from '@juban/catalog';
import type { PaymentFact } from '../../../ports/payment-gateway.ts';
import type { Message, PartnerDialect } from './partner-dialect.ts';

/**
 * Undefined if it is not about a payment. An invalid field is left out, and then it never equals what was
 * frozen.
 */
export function factOf(dialect: PartnerDialect, brand: BrandId, fields: Message): PaymentFact | undefined {
  const { paymentNo, tradeNo, amount, currency = '', app = '', merchant = '' } = fields;
  const state = dialect.states[fields.state ?? ''];
  if (!paymentNo || !state) return undefined;
  if (state !== 'paid') return { brand, paymentNo, state };
  const fen = dialect.toFen(amount);
  const paidAt = new Date(Number(fields.paidAt));
  return {
    brand,
    paymentNo,
    state,
    currency: currency === 'CNY' ? 'RMB' : currency,
    appId: app,
    sellerId: merchant,
    ...(tradeNo === undefined ? {} : { tradeNo }),
    ...(fen === undefined ? {} : { fen }),
    ...(Number.isNaN(paidAt.getTime()) ? {} : { paidAt }),
  };
}
