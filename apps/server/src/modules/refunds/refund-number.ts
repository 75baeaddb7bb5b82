import { ownerOf } from '@juban/domain';

/** The first refund of a payment has the payment's own number. */
export const refundNoOf = (paymentNo: string, turn: number): string => `${paymentNo}R${turn > 1 ? turn : ''}`;

export const ownerOfRefund = (refundNo: string): number => ownerOf(refundNo.replace(/R\d*$/, '')) ?? 0;
