import type { BrandId } from '@juban/catalog';
import type { PaymentFact } from '../../../ports/payment-gateway.ts';
import type { PartnerDialect, Said } from './partner-dialect.ts';

/** Undefined where no payment is told of. Nonsense in any field leaves it out, and then it never equals what was frozen. */
export function factOf(dialect: PartnerDialect, brand: BrandId, told: Said): PaymentFact | undefined {
  const { paymentNo, tradeNo, amount, currency = '', app = '', merchant = '' } = told;
  const state = dialect.states[told.state ?? ''];
  if (!paymentNo || !state) return undefined;
  if (state !== 'paid') return { brand, paymentNo, state };
  const fen = dialect.toFen(amount);
  const paidAt = new Date(Number(told.paidAt));
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
