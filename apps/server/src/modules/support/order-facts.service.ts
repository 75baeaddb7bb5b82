import type { OrderFacts, RefundFacts } from '@juban/contract/console/explain-order';
import { type CausedEntry, stretchesOf } from '@juban/domain';
import type { Db } from '../../db/database.ts';
import { withoutSecrets } from '../../lib/without-secrets.ts';
import { findHold } from '../fraud/hold-records.service.ts';
import { listAllDays } from '../membership/ledger-records.service.ts';
import type { Order } from '../orders/order-history.service.ts';
import { findMessage } from '../outbox/message-records.service.ts';
import type { listRefunds } from '../refunds/refund-records.service.ts';
import { findChargeOfOrder } from '../renewals/charge-records.service.ts';

type Refund = Awaited<ReturnType<typeof listRefunds>>[number];
type Known = Pick<OrderFacts, 'hold' | 'run' | 'charge'>;

/** What the explanation of an order needs besides its payments and refunds. */
export async function readOrderFacts(db: Db, { userId, orderNo }: Order): Promise<Known> {
  const [hold, days, charge] = await Promise.all([
    findHold(db, 'order', orderNo),
    listAllDays(db, userId),
    findChargeOfOrder(db, userId, orderNo),
  ]);
  const entries = days.map(({ cause, amount, at }) => ({ cause, days: amount, at }));
  return {
    hold: hold && { rule: hold.rule, state: hold.state, heldAt: hold.heldAt },
    run: runOf(`order:${orderNo}`, entries),
    charge: charge && {
      contractNo: charge.contractNo,
      period: charge.period,
      tries: charge.tries,
      retryAt: charge.retryAt,
    },
  };
}

/** The days of a grant, with those that a failed refund gave back. */
function runOf(grant: string, entries: readonly CausedEntry[]): OrderFacts['run'] {
  const isOfGrant = (cause = '') => cause === grant || cause.startsWith(`${grant}:`);
  const own = [...stretchesOf(entries)]
    .filter(([place]) => isOfGrant(entries[place]?.cause))
    .map(([, stretch]) => stretch);
  if (own.length === 0) return undefined;
  return {
    from: Math.min(...own.map(([from]) => from)),
    to: Math.max(...own.map(([, to]) => to)),
    lengthMs: own.reduce((sum, [from, to]) => sum + to - from, 0),
  };
}

/** A refund with how far its request to the provider has come; the request has the refund's number. */
export async function readRefundFacts(db: Db, refund: Refund): Promise<RefundFacts> {
  const message = await findMessage(db, refund.refundNo);
  const { paymentNo, fen, state, kind, askedAt, doneAt, days, vPower, points } = refund;
  return {
    ...{ paymentNo, fen, state, kind, askedAt, doneAt, days, vPower, points },
    sending: message && {
      attempts: message.attempts,
      lastError: withoutSecrets(message.lastError ?? ''),
      nextAt: message.dueAt,
      isDead: message.deadAt !== null,
    },
  };
}
