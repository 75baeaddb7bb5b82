import { CODE } from '@juban/contract/code-names';
import type { Db } from '../../db/database.ts';
import { holdUser } from '../../db/hold-user.ts';
import { Refusal } from '../../lib/refusal.ts';
import type { AppleTransaction } from '../../ports/apple-store.ts';
import type { Clock } from '../../ports/clock.ts';
import { findOrder, type Order } from '../orders/order-records.service.ts';
import { makeAttempt } from '../payments/payment-attempt.service.ts';
import {
  findPayment,
  insertAttempt,
  listPayments,
  type Payment,
} from '../payments/payment-records.service.ts';
import type { AppleContractService } from '../renewals/apple-contract.service.ts';
import type { SettleService } from '../settlement/settle.service.ts';
import {
  type AppleTransactionRow,
  claimPurchase,
  findTransaction,
  holdPurchase,
  insertTransaction,
  isTakenBack,
} from './apple.repository.ts';
import { otherGoods, sandboxOnly, takenBack } from './apple-refusals.ts';

const WAY = { provider: 'apple', method: 'iap' } as const;
const MOST_ATTEMPTS = 99;

export interface AppleGrantDeps {
  db: Db;
  clock: Clock;
  /** The one way of settling, inside a transaction that the caller keeps. */
  settleWithin: (tx: Db) => SettleService['settle'];
  appleContracts: Pick<AppleContractService, 'appleSubscribed' | 'appleRenewed'>;
  /** False for those to whom a purchase in Apple's Sandbox gives nothing. */
  mayBeGranted(userId: number): boolean;
}

export interface AppleGrantWish {
  userId: number;
  transaction: AppleTransaction;
  /** As it came, for the record. */
  jws: string;
  /** Stands in the order's history. */
  cause: string;
  /** The order it pays, found or made; rejects where it pays none. */
  orderOf(tx: Db): Promise<Order>;
  /** What is said where it was granted before; may reject. */
  repeat?(tx: Db, known: AppleTransactionRow): Promise<void>;
}

export interface AppleGrant {
  orderNo: string;
  /** Granted by this very call. */
  isNew: boolean;
  /** Granted once, and taken back since. */
  isBack: boolean;
}

export type AppleGrantService = ReturnType<typeof createAppleGrantService>;

/** A verified transaction becomes days, once for all accounts: whole in one transaction or not at all. */
export function createAppleGrantService(deps: AppleGrantDeps) {
  const { db, clock, settleWithin, appleContracts, mayBeGranted } = deps;

  async function settle(tx: Db, order: Order, { transaction, cause }: AppleGrantWish): Promise<Payment> {
    const payment = await attemptOf(tx, order, transaction, clock.businessNow());
    const { brand, fen, currency, appId, sellerId, transactionId, purchasedAt } = transaction;
    const { paymentNo } = payment;
    const paid = { fen, currency, appId, sellerId, tradeNo: transactionId, paidAt: purchasedAt };
    const source = { provider: 'apple', cause } as const;
    const settled = await settleWithin(tx)({ brand, paymentNo, state: 'paid', ...paid }, source);
    // The store's money cannot be sent back from here: nothing but a fulfilment may stand.
    if (settled.outcome === 'refused') throw otherGoods();
    if (settled.outcome !== 'fulfilled') throw new Error(`${paymentNo} ended as ${settled.outcome}`);
    return payment;
  }

  async function take(tx: Db, wish: AppleGrantWish): Promise<AppleGrant> {
    const { userId, transaction, jws } = wish;
    const { transactionId, originalTransactionId } = transaction;
    if (!mayBeGranted(userId)) throw sandboxOnly();
    const owner = await holdPurchase(tx, transaction);
    if (owner !== null && owner !== userId) throw new Refusal(CODE.purchaseOfAnother);
    if (transaction.revokedAt || (await isTakenBack(tx, transactionId))) throw takenBack();
    const grantedAt = clock.businessNow();
    const order = await wish.orderOf(tx);
    const { orderNo } = order;
    if (owner === null) await claimPurchase(tx, transaction, { userId, at: grantedAt });
    const { paymentNo } = await settle(tx, order, wish);
    const { productId, purchasedAt, expiresAt = null } = transaction;
    const bought = { originalTransactionId, productId, purchasedAt, expiresAt, jws };
    await insertTransaction(tx, { ...bought, userId, transactionId, orderNo, paymentNo, grantedAt });
    if (expiresAt) {
      const isFirst = transactionId === originalTransactionId;
      const note = isFirst ? appleContracts.appleSubscribed : appleContracts.appleRenewed;
      await note(tx, { userId, originalTransactionId, orderNo, expiresAt });
    }
    return { orderNo, isNew: true, isBack: false };
  }

  /** Joins the caller's transaction, which holds the user's row. */
  async function grantWithin(tx: Db, wish: AppleGrantWish): Promise<AppleGrant> {
    const known = await findTransaction(tx, wish.userId, wish.transaction.transactionId);
    if (!known) return take(tx, wish);
    await wish.repeat?.(tx, known);
    const order = await findOrder(tx, wish.userId, known.orderNo);
    return { orderNo: known.orderNo, isNew: false, isBack: order?.state !== 'fulfilled' };
  }

  return {
    grantWithin,

    grant: (wish: AppleGrantWish): Promise<AppleGrant> =>
      db.transaction(async (tx) => {
        await holdUser(tx, wish.userId);
        return grantWithin(tx, wish);
      }),
  };
}

/** The open attempt by the store, else the next number there is. */
async function attemptOf(
  tx: Db,
  order: Order,
  { appId, sellerId }: AppleTransaction,
  at: Date,
): Promise<Payment> {
  const attempts = await listPayments(tx, order.userId, order.orderNo);
  const isOpen = ({ provider, method, state }: Payment) =>
    provider === WAY.provider && method === WAY.method && state === 'open';
  const open = attempts.find(isOpen);
  if (open) return open;
  for (let attempt = attempts.length + 1; attempt <= MOST_ATTEMPTS; attempt += 1) {
    const next = makeAttempt(order, { ...WAY, attempt, merchant: { appId, sellerId }, at });
    const isMade = await insertAttempt(tx, next);
    const made = isMade ? await findPayment(tx, order.userId, next.paymentNo) : undefined;
    if (made) return made;
  }
  throw new Error(`${order.orderNo} was begun too often`);
}
