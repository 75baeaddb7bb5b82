import type { BrandId, ClientType } from '@juban/catalog';
import type { CallOutput } from '@juban/contract';
import { CODE } from '@juban/contract/code-names';
import { OPEN_ORDER_STATES } from '@juban/domain';
import type { Db } from '../../db/database.ts';
import { Refusal } from '../../lib/refusal.ts';
import { refuseFailures } from '../../lib/refuse-failures.ts';
import { AppleDataRefused, type AppleStore, type AppleTransaction } from '../../ports/apple-store.ts';
import { ProviderUnavailable } from '../../ports/payment-gateway.ts';
import { requireOwner } from '../orders/order-owner.service.ts';
import { findOrder, type Order } from '../orders/order-records.service.ts';
import { type AppleTransactionRow, findLastTransaction, findWaitingForStore } from './apple.repository.ts';
import type { AppleGrant, AppleGrantService } from './apple-grant.service.ts';
import type { AppleOrderService, AppleSale, PricedTransaction } from './apple-order.service.ts';
import { otherGoods, takenBack, usedBefore } from './apple-refusals.ts';

export interface ApplePurchaseDeps {
  db: Db;
  appleStore: Pick<AppleStore, 'readTransaction'> | undefined;
  appleGrants: AppleGrantService;
  appleOrders: AppleOrderService;
  /** The UUID that identifies an account to the store. */
  accountTokenOf(userId: number): string;
}

interface Owed {
  userId: number;
  sale: AppleSale | undefined;
}

type RestoredItem = CallOutput<'restoreApple'>['items'][number];

/** Data that the store did not sign is the caller's fault; a store that cannot be reached is not. */
const refuseIfUnavailable = refuseFailures(
  [AppleDataRefused, CODE.purchaseProofInvalid],
  [ProviderUnavailable, CODE.providerBusy],
);

export type ApplePurchaseService = ReturnType<typeof createApplePurchaseService>;

/** App Store data sent by the app: trusted by its signature only, and only for the account it names. */
export function createApplePurchaseService(deps: ApplePurchaseDeps) {
  const { db, appleStore, appleGrants, appleOrders, accountTokenOf } = deps;

  async function read(brand: BrandId, jws: string, userId: number): Promise<AppleTransaction> {
    if (!appleStore) throw new Refusal(CODE.payChannelUnfit);
    const transaction = await refuseIfUnavailable(appleStore.readTransaction(brand, jws));
    const { appAccountToken } = transaction;
    // A purchase that began outside the app names no account: it belongs to the first account that sends it.
    if (appAccountToken !== undefined && appAccountToken !== accountTokenOf(userId))
      throw new Refusal(CODE.purchaseOfAnother);
    return transaction;
  }

  const waits = ({ state }: Order) => OPEN_ORDER_STATES.includes(state);

  /**
   * The named order, or another like it if that one no longer waits: the store keeps its money, so it must
   * buy something.
   */
  async function orderNamed(tx: Db, named: Order, priced: PricedTransaction): Promise<Order> {
    const order = await requireOwner(tx, named.userId, named.orderNo);
    if (!waits(order)) return appleOrders.again(tx, order, priced);
    appleOrders.requireSame(order, priced);
    return order;
  }

  async function refuseSecondUse(tx: Db, named: Order, known: AppleTransactionRow): Promise<void> {
    if (known.orderNo === named.orderNo) return;
    const order = await requireOwner(tx, named.userId, named.orderNo);
    if (waits(order)) throw usedBefore();
  }

  /**
   * A further period of a known purchase is the same goods again; otherwise it pays a waiting order, or buys
   * the goods now sold under its name.
   */
  async function orderOwed(tx: Db, priced: PricedTransaction, { userId, sale }: Owed): Promise<Order> {
    const { transaction } = priced;
    const last = await findLastTransaction(tx, userId, transaction.originalTransactionId);
    const earlier = last && (await findOrder(tx, userId, last.orderNo));
    if (earlier) return appleOrders.again(tx, earlier, priced);
    if (!sale) throw otherGoods();
    const waiting = await findWaitingForStore(tx, sale);
    const order = waiting && (await findOrder(tx, userId, waiting));
    return order || appleOrders.make(tx, sale, transaction);
  }

  async function restoreOne(
    jws: string,
    who: { userId: number; clientType: ClientType },
  ): Promise<RestoredItem> {
    const { userId, clientType } = who;
    let transactionId: string | null = null;
    try {
      const transaction = await read(clientType.brand, jws, userId);
      transactionId = transaction.transactionId;
      const priced = await appleOrders.price(transaction, clientType.channelId);
      const sale = await appleOrders.saleOf(priced, who);
      const orderOf = (tx: Db) => orderOwed(tx, priced, { userId, sale });
      const granted = await appleGrants.grant({ userId, transaction, jws, cause: 'restore', orderOf });
      return { result: resultOf(granted), transactionId, orderNo: granted.orderNo, msg: null };
    } catch (error) {
      if (!(error instanceof Refusal) || error.code === CODE.providerBusy) throw error;
      return { result: 'refused', transactionId, orderNo: null, msg: error.message };
    }
  }

  return {
    /**
     * Grants the purchase and returns its order; repeated, it returns the same order and grants nothing more.
     */
    async confirm(userId: number, { orderNo, jws }: { orderNo: string; jws: string }): Promise<string> {
      const named = await requireOwner(db, userId, orderNo);
      const transaction = await read(named.brand as BrandId, jws, userId);
      const priced = await appleOrders.price(transaction, named.channelId);
      const granted = await appleGrants.grant({
        userId,
        transaction,
        jws,
        cause: 'confirm',
        orderOf: (tx) => orderNamed(tx, named, priced),
        repeat: (tx, known) => refuseSecondUse(tx, named, known),
      });
      if (granted.isBack) throw takenBack();
      return granted.orderNo;
    },

    /** Handles each transaction separately: a refused one does not prevent others. */
    async restore(
      who: { userId: number; clientType: ClientType },
      list: readonly string[],
    ): Promise<CallOutput<'restoreApple'>> {
      const items: RestoredItem[] = [];
      for (const jws of list) items.push(await restoreOne(jws, who));
      return { restored: items.filter(({ result }) => result === 'restored').length, items };
    },
  };
}

function resultOf({ isNew, isBack }: AppleGrant): RestoredItem['result'] {
  if (isNew) return 'restored';
  return isBack ? 'refunded' : 'owned';
}
