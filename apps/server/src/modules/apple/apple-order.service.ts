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

/** A transaction beside what the shelf sells under its name by now; looked up before anything is held. */
export interface PricedTransaction {
  transaction: AppleTransaction;
  onShelf: Awaited<ReturnType<StorefrontService['findOffer']>>;
}

/** All of an order but what tells it from the next one. */
export type AppleSale = Omit<
  NewOrder,
  'orderNo' | 'idempotencyKey' | 'requestHash' | 'createdAt' | 'closesAt'
>;

export type AppleOrderService = ReturnType<typeof createAppleOrderService>;

/** Which order a transaction pays, and orders for those that were paid without one. */
export function createAppleOrderService(deps: AppleOrderDeps) {
  const { clock, storefront, agreements, unionReservations } = deps;
  /** One a transaction: no client can send a key with a space in it. The caller holds the user's row. */
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
      const onShelf = await storefront.findOffer({ goodsCode, sellingChannelId }, { brand: BRANDS[brand] });
      return { transaction, onShelf };
    },

    /** Rejects where the transaction is for other goods or another price than were frozen. */
    requireSame(order: Order, priced: PricedTransaction): void {
      if (!isFor(order, priced) || priced.transaction.fen !== order.fen) throw otherGoods();
    },

    /**
     * The same goods once more, for money that the earlier order does not wait for; also at the price they have come
     * to since, as the store renews by its own.
     */
    async again(tx: Db, earlier: Order, priced: PricedTransaction): Promise<Order> {
      const { transaction, onShelf } = priced;
      const { fen } = transaction;
      if (!isFor(earlier, priced) || (fen !== earlier.fen && fen !== onShelf?.fen)) throw otherGoods();
      const said = { source: SOURCE, fromPath: '', returnPath: '' };
      return make(tx, { ...termsOf(earlier), ...said, fen }, transaction);
    },

    /** What the shelf sells under that name now, for a purchase that was made without an order; undefined for none. */
    async saleOf(
      { transaction, onShelf }: PricedTransaction,
      { userId, clientType }: { userId: number; clientType: ClientType },
    ): Promise<AppleSale | undefined> {
      const { isPlain, fen, currency } = transaction;
      if (!onShelf || !isPlain || fen !== onShelf.fen || currency !== onShelf.currency) return undefined;
      const { payChannels: _channels, ...goods } = onShelf;
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

/** Whether it is the order's goods, by either of their names, that were bought, and one of them. */
function isFor(order: Order, { transaction, onShelf }: PricedTransaction): boolean {
  const { currency, productId, isPlain } = transaction;
  const isNamed = [productId, onShelf?.goodsCode].includes(order.goodsCode);
  return isPlain && isNamed && currency === order.currency;
}
