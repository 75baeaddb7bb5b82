import { BRANDS, type ClientType } from '@juban/catalog';
import { purchaseAgreementsOf } from '@juban/catalog/agreement-keys';
import type { Db } from '../../db/database.ts';
import { OWN_SOURCES } from '../../lib/order-sources.ts';
import { sha256 } from '../../lib/secrets.ts';
import type { AppleTransaction } from '../../ports/apple-store.ts';
import type { Clock } from '../../ports/clock.ts';
import type { AgreementService } from '../agreement/agreement.service.ts';
import { closingTimeOf, termsOf } from '../orders/new-order.service.ts';
import { withUnusedOrderNumber } from '../orders/order-number.service.ts';
import { findOrder, insertOrder, type NewOrder, type Order } from '../orders/order-records.service.ts';
import type { StorefrontService } from '../storefront/storefront.service.ts';
import type { UnionReservationService } from '../union/union-reservation.service.ts';
import { otherGoods } from './apple-refusals.ts';

const SOURCE = OWN_SOURCES.appStore;

export interface AppleOrderDeps {
  clock: Clock;
  storefront: Pick<StorefrontService, 'findOffer'>;
  agreements: Pick<AgreementService, 'inForce'>;
  unionReservations: Pick<UnionReservationService, 'owe'>;
}

/** A transaction and the goods now sold under its name; looked up before anything is locked. */
export interface PricedTransaction {
  transaction: AppleTransaction;
  offer: Awaited<ReturnType<StorefrontService['findOffer']>>;
}

/** All fields of an order except those that distinguish it from the next one. */
export type AppleSale = Omit<
  NewOrder,
  'orderNo' | 'idempotencyKey' | 'requestHash' | 'createdAt' | 'closesAt'
>;

export type AppleOrderService = ReturnType<typeof createAppleOrderService>;

/** Which order a transaction pays, and orders for transactions that were paid without one. */
export function createAppleOrderService(deps: AppleOrderDeps) {
  const { clock, storefront, agreements, unionReservations } = deps;
  /**
   * One per transaction: no client can send a key with a space in it. The caller has locked the user's row.
   */
  async function make(tx: Db, sale: AppleSale, { transactionId }: AppleTransaction): Promise<Order> {
    const idempotencyKey = `apple ${transactionId}`;
    const createdAt = clock.businessNow();
    const closesAt = closingTimeOf(createdAt);
    const own = { idempotencyKey, requestHash: sha256(idempotencyKey), createdAt, closesAt };
    const order = await withUnusedOrderNumber({ userId: sale.userId, at: createdAt }, async (orderNo) => {
      const isNew = await insertOrder(tx, { ...sale, ...own, orderNo }, SOURCE);
      return isNew ? findOrder(tx, sale.userId, orderNo) : undefined;
    });
    await unionReservations.owe(tx, order);
    return order;
  }

  return {
    make,

    async price(transaction: AppleTransaction, sellingChannelId: number): Promise<PricedTransaction> {
      const { productId: goodsCode, brand } = transaction;
      const offer = await storefront.findOffer({ goodsCode, sellingChannelId }, { brand: BRANDS[brand] });
      return { transaction, offer };
    },

    /** Rejects if the transaction is for other goods or another price than were frozen. */
    requireSame(order: Order, priced: PricedTransaction): void {
      if (!isFor(order, priced) || priced.transaction.fen !== order.fen) throw otherGoods();
    },

    /**
     * The same goods again, for money that the earlier order does not wait for; at the current price, because
     * the store renews by its own.
     */
    async again(tx: Db, earlier: Order, priced: PricedTransaction): Promise<Order> {
      const { transaction, offer } = priced;
      const { fen } = transaction;
      if (!isFor(earlier, priced) || (fen !== earlier.fen && fen !== offer?.fen)) throw otherGoods();
      const origin = { source: SOURCE, fromPath: '', returnPath: '' };
      return make(tx, { ...termsOf(earlier), ...origin, fen }, transaction);
    },

    /** The goods now sold under that name, for a purchase without an order; undefined if there are none. */
    async saleOf(
      { transaction, offer }: PricedTransaction,
      { userId, clientType }: { userId: number; clientType: ClientType },
    ): Promise<AppleSale | undefined> {
      const { isPlain, fen, currency } = transaction;
      if (!offer || !isPlain || fen !== offer.fen || currency !== offer.currency) return undefined;
      const { payChannels: _channels, ...goods } = offer;
      const keys = purchaseAgreementsOf(clientType, goods.renewable);
      return {
        ...goods,
        userId,
        brand: clientType.brand,
        clientType: clientType.id,
        channelId: clientType.channelId,
        agreements: await agreements.inForce(keys, clock.businessNow()),
        source: SOURCE,
        fromPath: '',
        oaid: '',
        returnPath: '',
      };
    },
  };
}

/** Whether exactly one of the order's goods, by either of their names, was bought. */
function isFor(order: Order, { transaction, offer }: PricedTransaction): boolean {
  const { currency, productId, isPlain } = transaction;
  const isNamed = [productId, offer?.goodsCode].includes(order.goodsCode);
  return isPlain && isNamed && currency === order.currency;
}
