import { orderInvariants } from '../src/modules/orders/order.invariants.ts';
import { paymentInvariants } from '../src/modules/payments/payment.invariants.ts';
import { refundInvariants } from '../src/modules/refunds/refund.invariants.ts';
import { settlementInvariants } from '../src/modules/settlement/settlement.invariants.ts';

/** Of orders and their money; settlement.invariants.api.test.ts breaks each of them. */
export const ORDER_INVARIANTS = [
  ...settlementInvariants,
  ...refundInvariants,
  ...orderInvariants,
  ...paymentInvariants,
];
