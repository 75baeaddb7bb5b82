import type { ConsoleOutput, ConsoleRequest } from '@juban/contract/console/console-schemas';
import type { Db } from '../../db/database.ts';
import { readKey, writeKey } from '../../db/keyset.ts';
import { type BrandScope, brandsOf } from '../staff/staff-identity.service.ts';
import type { Payment } from './payment.repository.ts';
import { findByTradeNo, type ListedPayment, listPaymentPage } from './payment-list.repository.ts';

const PAGE = 50;

type Row = ConsoleOutput<'listPayments'>['payments'][number];

export type PaymentListService = ReturnType<typeof createPaymentListService>;

/** Payments of the brands that a member of staff sees. */
export function createPaymentListService({ db }: { db: Db }) {
  return {
    async list(
      { brand, from, until, after, ...others }: ConsoleRequest<'listPayments'>,
      scope: BrandScope,
    ): Promise<ConsoleOutput<'listPayments'>> {
      const filter = {
        ...others,
        brands: brandsOf(scope).filter((one) => brand === undefined || one === brand),
        from: from === undefined ? undefined : new Date(from),
        until: until === undefined ? undefined : new Date(until),
      };
      if (filter.brands.length === 0) return { payments: [], next: null };
      const { rows, next } = await listPaymentPage(db, filter, { after: readKey(after), most: PAGE });
      return { payments: rows.map(rowOf), next: next && writeKey(next) };
    },

    /** By the provider's own number. */
    findByTradeNo: async (tradeNo: string, scope: BrandScope): Promise<Row[]> =>
      (await findByTradeNo(db, tradeNo, brandsOf(scope))).map(rowOf),
  };
}

const rowOf = ({ userId, createdMs, paidMs, tradeNo, ...row }: ListedPayment): Row => ({
  ...row,
  userId: String(userId),
  tradeNo: tradeNo ?? '',
  createTime: createdMs,
  payTime: paidMs,
});

/** The same for a payment that was read with its order. */
export const paymentRowOf = (payment: Payment): Row => ({
  paymentNo: payment.paymentNo,
  orderNo: payment.orderNo,
  userId: String(payment.userId),
  provider: payment.provider,
  state: payment.state,
  fen: payment.fen,
  refundedFen: payment.refundedFen,
  tradeNo: payment.tradeNo ?? '',
  createTime: payment.createdAt.getTime(),
  payTime: payment.paidAt?.getTime() ?? null,
});
