import { PAYMENT_CHECKS_MS, paymentNoOf } from '@juban/domain';
import type { PaymentMethod, ProviderId } from '../../ports/payment-gateway.ts';
import type { Order } from '../orders/order-records.service.ts';
import type { NewPayment } from './payment.repository.ts';

export interface AttemptPlan {
  /** From 1. */
  attempt: number;
  provider: ProviderId;
  method: PaymentMethod;
  merchant: { appId: string; sellerId: string };
  at: Date;
}

type Payable = Pick<Order, 'userId' | 'orderNo' | 'fen' | 'currency' | 'closesAt'>;

/** One attempt to pay an order, with what its provider must repeat exactly. */
export function makeAttempt(
  { userId, orderNo, fen, currency, closesAt }: Payable,
  { attempt, provider, method, merchant, at }: AttemptPlan,
): NewPayment {
  const firstCheck = Math.min(at.getTime() + PAYMENT_CHECKS_MS[0], closesAt.getTime());
  return {
    ...merchant,
    userId,
    orderNo,
    paymentNo: paymentNoOf(orderNo, attempt),
    provider,
    method,
    fen,
    currency,
    createdAt: at,
    nextCheckAt: new Date(firstCheck),
  };
}
