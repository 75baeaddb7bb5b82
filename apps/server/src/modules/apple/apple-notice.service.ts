import { appleTexts } from '@juban/contract/texts/apple';
import type { Db } from '../../db/database.ts';
import { lockUser } from '../../db/lock-user.ts';
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
  insertNotice,
  isTakenBack,
  lockPurchase,
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

/** A notice about a purchase whose owner is known. */
interface KnownNotice extends AppleNotice {
  transaction: AppleTransaction;
  userId: number;
  /** As received. */
  body: string;
  /** The purchase's newest order, and the current price of the same goods. */
  last: { order: Order; priced: PricedTransaction } | undefined;
}

type Outcome = Exclude<Settlement['outcome'], 'refused'>;
/** Stored without any effect here. */
const IGNORED: Outcome = 'unpaid';

/** Handles the App Store's notices, each once: renewed, refunded, revoked, expired. */
export function createAppleNoticeService(deps: AppleNoticeDeps) {
  const { db, clock, appleStore, appleGrants, appleOrders, appleContracts, refunds } = deps;

  const namedBy = ({ userId, transaction: { originalTransactionId } }: KnownNotice) => ({
    userId,
    originalTransactionId,
  });

  /** The next period is the same goods again. */
  async function renew(tx: Db, { userId, transaction, body, last }: KnownNotice): Promise<Outcome> {
    // Its refund may have arrived first.
    if (!last || (await isTakenBack(tx, transaction.transactionId))) return IGNORED;
    const orderOf = (within: Db) => appleOrders.again(within, last.order, last.priced);
    const input = { userId, transaction, jws: body, cause: 'notification', orderOf };
    const { isNew } = await appleGrants.grantWithin(tx, input);
    return isNew ? 'fulfilled' : 'repeat';
  }

  async function findOrderOf(tx: Db, { userId, transaction }: KnownNotice): Promise<Order | undefined> {
    const granted = await findTransaction(tx, userId, transaction.transactionId);
    return granted && findOrder(tx, userId, granted.orderNo);
  }

  /** The money is already refunded, so its days and V power are removed. */
  async function takeBack(tx: Db, notice: KnownNotice, reason: 'refunded' | 'revoked'): Promise<Outcome> {
    const { transactionId, revokedShare } = notice.transaction;
    // The reversal may have arrived first.
    if (!(await isTakenBack(tx, transactionId))) return IGNORED;
    const order = await findOrderOf(tx, notice);
    // An earlier period, or a part of it, may be refunded while the subscription continues.
    const isLast = order?.orderNo === notice.last?.order.orderNo;
    const isOver = reason === 'revoked' || (isLast && revokedShare === 1);
    if (isOver) await appleContracts.appleEnded(tx, { ...namedBy(notice), reason });
    if (!order) return IGNORED;
    const part = revokedShare < 1 ? { fen: Math.max(1, Math.round(order.fen * revokedShare)) } : {};
    const isTaken = await refunds.takeBack(tx, order, { reason: appleTexts.refundReason, ...part });
    return isTaken ? 'closed' : 'repeat';
  }

  /** The refund was reversed: days, V power and the subscription are restored. */
  async function restoreGrant(tx: Db, notice: KnownNotice): Promise<Outcome> {
    const { transactionId, expiresAt } = notice.transaction;
    if (await isTakenBack(tx, transactionId)) return IGNORED;
    const order = await findOrderOf(tx, notice);
    if (!order || !(await refunds.reverse(tx, order))) return IGNORED;
    const isLast = order.orderNo === notice.last?.order.orderNo;
    if (isLast && expiresAt) await appleContracts.appleRestored(tx, { ...namedBy(notice), expiresAt });
    return 'fulfilled';
  }

  async function expire(tx: Db, notice: KnownNotice): Promise<Outcome> {
    const periodEnd = notice.transaction.expiresAt;
    const isOver = await appleContracts.appleEnded(tx, { ...namedBy(notice), reason: 'expired', periodEnd });
    return isOver ? 'closed' : 'repeat';
  }

  async function switchRenewing(tx: Db, notice: KnownNotice): Promise<Outcome> {
    if (notice.autoRenews !== undefined)
      await appleContracts.appleWillRenew(tx, { ...namedBy(notice), willRenew: notice.autoRenews });
    return IGNORED;
  }

  const ACTS: Readonly<Record<string, (tx: Db, notice: KnownNotice) => Promise<Outcome>>> = {
    DID_RENEW: renew,
    REFUND: (tx, notice) => takeBack(tx, notice, 'refunded'),
    REVOKE: (tx, notice) => takeBack(tx, notice, 'revoked'),
    REFUND_REVERSED: restoreGrant,
    EXPIRED: expire,
    GRACE_PERIOD_EXPIRED: expire,
    DID_CHANGE_RENEWAL_STATUS: switchRenewing,
  };

  async function findLast(userId: number, transaction: AppleTransaction): Promise<KnownNotice['last']> {
    const last = await findLastTransaction(db, userId, transaction.originalTransactionId);
    const order = last && (await findOrder(db, userId, last.orderNo));
    return order && { order, priced: await appleOrders.price(transaction, order.channelId) };
  }

  /** Undefined if the purchase got an owner meanwhile: locks must be taken in their order. */
  async function take(
    notice: AppleNotice,
    transaction: AppleTransaction,
    body: string,
  ): Promise<Outcome | undefined> {
    const { transactionId, originalTransactionId, brand } = transaction;
    const userId = await findPurchaseOwner(db, originalTransactionId);
    const last = userId === null ? undefined : await findLast(userId, transaction);
    return db.transaction(async (tx) => {
      if (userId !== null) await lockUser(tx, userId);
      if ((await lockPurchase(tx, transaction)) !== userId) return undefined;
      const { id: notificationId, type, subtype } = notice;
      const named = { notificationId, brand, type, subtype, transactionId, originalTransactionId };
      if (!(await insertNotice(tx, { ...named, body, receivedAt: clock.businessNow() }))) return 'repeat';
      const act = ACTS[type];
      return userId === null || !act ? IGNORED : act(tx, { ...notice, transaction, userId, body, last });
    });
  }

  return {
    /** Completely or not at all; rejects with NotificationRefused if it is not signed by the store. */
    async receive({ brand, body }: NotificationBytes): Promise<Outcome> {
      if (!appleStore) throw new AppleDataRefused('nothing is sold there');
      const notice = await appleStore.readNotice(brand, body);
      const { transaction } = notice;
      if (!transaction) return IGNORED;
      const text = body.toString('utf8');
      try {
        return (await take(notice, transaction, text)) ?? (await take(notice, transaction, text)) ?? IGNORED;
      } catch (error) {
        if (error instanceof Refusal) throw new AppleDataRefused(error.message);
        throw error;
      }
    },
  };
}
