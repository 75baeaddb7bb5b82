import { ownerOf } from '@juban/domain';
import type { Db } from '../../db/database.ts';
import { GRACE_MS } from '../../db/invariant-time.ts';
import type { Clock } from '../../ports/clock.ts';
import { type AuditedPayment, readPaymentsFor } from '../payments/payment-records.service.ts';

/** Money a provider has taken, by its own books. */
export interface ProviderSuccess {
  paymentNo: string;
  fen: number;
  refundedFen: number;
}

export interface AuditFault {
  paymentNo: string;
  why: string;
}

export type AuditService = ReturnType<typeof createAuditService>;

/** Compares our books with a provider's: all money it took is fulfilled or refunded, once. */
export function createAuditService({ db, clock }: { db: Db; clock: Clock }) {
  return {
    async audit(successes: readonly ProviderSuccess[]): Promise<AuditFault[]> {
      const asked = successes.flatMap((success) => {
        const userId = ownerOf(success.paymentNo);
        return userId === undefined ? [] : [{ ...success, userId }];
      });
      const ours = await readPaymentsFor(db, asked);
      const known = new Map(ours.map((payment) => [payment.payment_no, payment]));
      const now = clock.businessNow().getTime();
      return asked.flatMap((success) => {
        const { paymentNo } = success;
        const payment = known.get(paymentNo);
        // A payment is written before it is sent to a provider: a missing one was lost.
        const why = payment ? findFault(payment, success, now) : 'no payment of ours';
        return why ? [{ paymentNo, why }] : [];
      });
    },
  };
}

function findFault(payment: AuditedPayment, success: ProviderSuccess, now: number): string | undefined {
  if (payment.fen !== success.fen) return 'another amount was paid';
  const isUnderWay = payment.next_check_ms !== null && payment.next_check_ms > now - GRACE_MS;
  if (payment.state === 'open' || payment.state === 'closed') return isUnderWay ? undefined : 'not settled';
  if (payment.surplus === payment.fulfilled) return 'neither fulfilled nor surplus, or both';
  if (payment.state === 'refunding') return undefined;
  if (success.refundedFen < payment.refunded_fen) return 'marked as refunded, but is not';
  if (payment.surplus && payment.state === 'paid') return 'surplus, and no refund is in progress';
  return success.refundedFen === payment.refunded_fen ? undefined : 'refunded, but no refund was requested';
}
