import { CODE } from '@juban/contract/code-names';
import type { Db } from '../../db/database.ts';
import { lockUser } from '../../db/lock-user.ts';
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
  insertTransaction,
  isTakenBack,
  lockPurchase,
} from './apple.repository.ts';
import { otherGoods, sandboxOnly, takenBack } from './apple-refusals.ts';

const WAY = { provider: 'apple', method: 'iap' } as const;
const MOST_ATTEMPTS = 99;

export interface AppleGrantDeps {
  db: Db;
  clock: Clock;
  /** Settles inside a transaction of the caller. */
  settleWithin: (tx: Db) => SettleService['settle'];
  appleContracts: Pick<AppleContractService, 'appleSubscribed' | 'appleRenewed'>;
  /** False for users to whom a purchase in Apple's Sandbox grants nothing. */
  mayBeGranted(userId: number): boolean;
}

export interface AppleGrantInput {
  userId: number;
  transaction: AppleTransaction;
  /** As received, for the record. */
  jws: string;
  /** Stored in the order's history. */
  cause: string;
  /** The order it pays, found or created; rejects if it pays none. */
  orderOf(tx: Db): Promise<Order>;
  /** Runs if it was granted before; may reject. */
  repeat?(tx: Db, known: AppleTransactionRow): Promise<void>;
}

export interface AppleGrant {
  orderNo: string;
  /** Granted by this call. */
  isNew: boolean;
  /** Granted before, and revoked since. */
  isBack: boolean;
}

export type AppleGrantService = ReturnType<typeof createAppleGrantService>;

/**
 * Grants the days of a verified transaction, once for all accounts: completely in one transaction or not at
 * all.
 */
export function createAppleGrantService(deps: AppleGrantDeps) {
  const { db, clock, settleWithin, appleContracts, mayBeGranted } = deps;

  async function settle(tx: Db, order: Order, { transaction, cause }: AppleGrantInput): Promise<Payment> {
    const payment = await attemptOf(tx, order, transaction, clock.businessNow());
    const { brand, fen, currency, appId, sellerId, transactionId, purchasedAt } = transaction;
    const { paymentNo } = payment;
    const paid = { fen, currency, appId, sellerId, tradeNo: transactionId, paidAt: purchasedAt };
    const source = { provider: 'apple', cause } as const;
    const settled = await settleWithin(tx)({ brand, paymentNo, state: 'paid', ...paid }, source);
    // The store's money cannot be refunded from here, so only a fulfilment is acceptable.
    if (settled.outcome === 'refused') throw otherGoods();
    if (settled.outcome !== 'fulfilled') throw new Error(`${paymentNo} ended as ${settled.outcome}`);
    return payment;
  }

  async function take(tx: Db, input: AppleGrantInput): Promise<AppleGrant> {
    const { userId, transaction, jws } = input;
    const { transactionId, originalTransactionId } = transaction;
    if (!mayBeGranted(userId)) throw sandboxOnly();
    const owner = await lockPurchase(tx, transaction);
    if (owner !== null && owner !== userId) throw new Refusal(CODE.purchaseOfAnother);
    if (transaction.revokedAt || (await isTakenBack(tx, transactionId))) throw takenBack();
    const grantedAt = clock.businessNow();
    const order = await input.orderOf(tx);
    const { orderNo } = order;
    if (owner === null) await claimPurchase(tx, transaction, { userId, at: grantedAt });
    const { paymentNo } = await settle(tx, order, input);
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

  /** Joins the caller's transaction, which has locked the user's row. */
  async function grantWithin(tx: Db, input: AppleGrantInput): Promise<AppleGrant> {
    const known = await findTransaction(tx, input.userId, input.transaction.transactionId);
    if (!known) return take(tx, input);
    await input.repeat?.(tx, known);
    const order = await findOrder(tx, input.userId, known.orderNo);
    return { orderNo: known.orderNo, isNew: false, isBack: order?.state !== 'fulfilled' };
  }

  return {
    grantWithin,

    grant: (input: AppleGrantInput): Promise<AppleGrant> =>
      db.transaction(async (tx) => {
        await lockUser(tx, input.userId);
        return grantWithin(tx, input);
      }),
  };
}

/** The open attempt by the store, otherwise a new one with the next number. */
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
  throw new Error(`${order.orderNo} has too many attempts`);
}
