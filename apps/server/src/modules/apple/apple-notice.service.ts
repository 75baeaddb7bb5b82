import { appleTexts } from '@juban/contract/texts/apple';
import type { Db } from '../../db/database.ts';
import { holdUser } from '../../db/hold-user.ts';
import { Refusal } from '../../lib/refusal.ts';
import {
  AppleDataRefused,
  type AppleNotice,
  type AppleStore,
  type AppleTransaction,
} from '../../ports/apple-store.ts';
import type { Clock } from '../../ports/clock.ts';
import type { NotificationBytes } from '../../ports/payment-gateway.ts';
import { findOrder, type Order } from '../orders/order-records.service.ts';
import type { RefundService } from '../refunds/refund.service.ts';
import type { AppleContractService } from '../renewals/apple-contract.service.ts';
import type { Settlement } from '../settlement/settle.service.ts';
import {
  findLastTransaction,
  findPurchaseOwner,
  findTransaction,
  holdPurchase,
  insertNotice,
  isTakenBack,
} from './apple.repository.ts';
import type { AppleGrantService } from './apple-grant.service.ts';
import type { AppleOrderService, PricedTransaction } from './apple-order.service.ts';

export interface AppleNoticeDeps {
  db: Db;
  clock: Clock;
  appleStore: Pick<AppleStore, 'readNotice'> | undefined;
  appleGrants: Pick<AppleGrantService, 'grantWithin'>;
  appleOrders: Pick<AppleOrderService, 'again' | 'price'>;
  appleContracts: Pick<AppleContractService, 'appleWillRenew' | 'appleEnded' | 'appleRestored'>;
  refunds: Pick<RefundService, 'takeBack' | 'reverse'>;
}

/** A notice about a purchase that has an owner here. */
interface Told extends AppleNotice {
  transaction: AppleTransaction;
  userId: number;
  /** As it came. */
  body: string;
  /** The purchase's newest order, and what the shelf asks for the same by now. */
  last: { order: Order; priced: PricedTransaction } | undefined;
}

type Outcome = Exclude<Settlement['outcome'], 'refused'>;
/** Heard and kept, and nothing follows from it here. */
const NOTED: Outcome = 'unpaid';

/** What the App Store tells of its own accord, each notice once: renewed, given back, taken back, run out. */
export function createAppleNoticeService(deps: AppleNoticeDeps) {
  const { db, clock, appleStore, appleGrants, appleOrders, appleContracts, refunds } = deps;

  const namedBy = ({ userId, transaction: { originalTransactionId } }: Told) => ({
    userId,
    originalTransactionId,
  });

  /** The next period is the last one's goods again. */
  async function renew(tx: Db, { userId, transaction, body, last }: Told): Promise<Outcome> {
    // Its refund may have been told first.
    if (!last || (await isTakenBack(tx, transaction.transactionId))) return NOTED;
    const orderOf = (within: Db) => appleOrders.again(within, last.order, last.priced);
    const wish = { userId, transaction, jws: body, cause: 'notification', orderOf };
    const { isNew } = await appleGrants.grantWithin(tx, wish);
    return isNew ? 'fulfilled' : 'repeat';
  }

  async function findOrderOf(tx: Db, { userId, transaction }: Told): Promise<Order | undefined> {
    const granted = await findTransaction(tx, userId, transaction.transactionId);
    return granted && findOrder(tx, userId, granted.orderNo);
  }

  /** The money is back already: what it bought goes with it. */
  async function takeBack(tx: Db, told: Told, reason: 'refunded' | 'revoked'): Promise<Outcome> {
    const { transactionId, revokedShare } = told.transaction;
    // That it was reversed may have been told first.
    if (!(await isTakenBack(tx, transactionId))) return NOTED;
    const order = await findOrderOf(tx, told);
    // Money for an earlier period, or a part of it, may come back while the subscription goes on.
    const isLast = order?.orderNo === told.last?.order.orderNo;
    const isOver = reason === 'revoked' || (isLast && revokedShare === 1);
    if (isOver) await appleContracts.appleEnded(tx, { ...namedBy(told), reason });
    if (!order) return NOTED;
    const part = revokedShare < 1 ? { fen: Math.max(1, Math.round(order.fen * revokedShare)) } : {};
    const isTaken = await refunds.takeBack(tx, order, { reason: appleTexts.refundReason, ...part });
    return isTaken ? 'closed' : 'repeat';
  }

  /** The money is with us again: days, V power and the subscription come back. */
  async function giveAgain(tx: Db, told: Told): Promise<Outcome> {
    const { transactionId, expiresAt } = told.transaction;
    if (await isTakenBack(tx, transactionId)) return NOTED;
    const order = await findOrderOf(tx, told);
    if (!order || !(await refunds.reverse(tx, order))) return NOTED;
    const isLast = order.orderNo === told.last?.order.orderNo;
    if (isLast && expiresAt) await appleContracts.appleRestored(tx, { ...namedBy(told), expiresAt });
    return 'fulfilled';
  }

  async function expire(tx: Db, told: Told): Promise<Outcome> {
    const periodEnd = told.transaction.expiresAt;
    const isOver = await appleContracts.appleEnded(tx, { ...namedBy(told), reason: 'expired', periodEnd });
    return isOver ? 'closed' : 'repeat';
  }

  async function switchRenewing(tx: Db, told: Told): Promise<Outcome> {
    if (told.autoRenews !== undefined)
      await appleContracts.appleWillRenew(tx, { ...namedBy(told), willRenew: told.autoRenews });
    return NOTED;
  }

  const ACTS: Readonly<Record<string, (tx: Db, told: Told) => Promise<Outcome>>> = {
    DID_RENEW: renew,
    REFUND: (tx, told) => takeBack(tx, told, 'refunded'),
    REVOKE: (tx, told) => takeBack(tx, told, 'revoked'),
    REFUND_REVERSED: giveAgain,
    EXPIRED: expire,
    GRACE_PERIOD_EXPIRED: expire,
    DID_CHANGE_RENEWAL_STATUS: switchRenewing,
  };

  async function findLast(userId: number, transaction: AppleTransaction): Promise<Told['last']> {
    const last = await findLastTransaction(db, userId, transaction.originalTransactionId);
    const order = last && (await findOrder(db, userId, last.orderNo));
    return order && { order, priced: await appleOrders.price(transaction, order.channelId) };
  }

  /** Undefined when the purchase has come to an owner meanwhile: locks must be taken in their order. */
  async function take(
    notice: AppleNotice,
    transaction: AppleTransaction,
    body: string,
  ): Promise<Outcome | undefined> {
    const { transactionId, originalTransactionId, brand } = transaction;
    const userId = await findPurchaseOwner(db, originalTransactionId);
    const last = userId === null ? undefined : await findLast(userId, transaction);
    return db.transaction(async (tx) => {
      if (userId !== null) await holdUser(tx, userId);
      if ((await holdPurchase(tx, transaction)) !== userId) return undefined;
      const { id: notificationId, type, subtype } = notice;
      const named = { notificationId, brand, type, subtype, transactionId, originalTransactionId };
      if (!(await insertNotice(tx, { ...named, body, receivedAt: clock.businessNow() }))) return 'repeat';
      const act = ACTS[type];
      return userId === null || !act ? NOTED : act(tx, { ...notice, transaction, userId, body, last });
    });
  }

  return {
    /** Whole or not at all; rejects with NotificationRefused where it is not the store's word. */
    async receive({ brand, body }: NotificationBytes): Promise<Outcome> {
      if (!appleStore) throw new AppleDataRefused('nothing is sold there');
      const notice = await appleStore.readNotice(brand, body);
      const { transaction } = notice;
      if (!transaction) return NOTED;
      const text = body.toString('utf8');
      try {
        return (await take(notice, transaction, text)) ?? (await take(notice, transaction, text)) ?? NOTED;
      } catch (error) {
        if (error instanceof Refusal) throw new AppleDataRefused(error.message);
        throw error;
      }
    },
  };
}
