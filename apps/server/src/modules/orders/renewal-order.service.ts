import { OPEN_ORDER_STATES } from '@juban/domain';
import type { Db } from '../../db/database.ts';
import { OWN_SOURCES } from '../../lib/order-sources.ts';
import type { Clock } from '../../ports/clock.ts';
import type { ProviderId } from '../../ports/payment-gateway.ts';
import { makeAttempt } from '../payments/payment-attempt.service.ts';
import {
  closePayment,
  insertPayment,
  listPayments,
  scheduleLateCheck,
} from '../payments/payment-records.service.ts';
import { closingTimeOf, termsOf } from './new-order.service.ts';
import {
  findOrder,
  findOrderByKey,
  insertOrder,
  listOrdersOf,
  moveOrder,
  type Order,
} from './order.repository.ts';
import { withUnusedOrderNumber } from './order-number.service.ts';

/** When a charge that was in progress when dropped is checked again: it is closed there, or its money is refunded. */
const DROPPED_CHECK_MS = 60_000;
const SOURCE = OWN_SOURCES.renewal;

/** One charge of a contract as an order. */
export interface RenewalOrder {
  userId: number;
  /** The order it was signed with: goods and agreements are the same again. */
  contractNo: string;
  /** Under one key there is one order. */
  key: string;
  provider: ProviderId;
  merchant: { appId: string; sellerId: string };
}

/** What a contract freezes of the order it is signed with. */
export interface RenewableOrder {
  userId: number;
  orderNo: string;
  brand: string;
  family: 'vip' | 'vip_plus';
  goodsCode: string;
  goodsName: string;
  fen: number;
  currency: string;
  days: number;
  renewable: boolean;
  createdAt: Date;
}

/** The state of an order as far as contracts need it. */
export interface OrderStanding {
  is: 'open' | 'paid' | 'refunded' | 'closed';
  createdAt: Date | null;
  paidAt: Date | null;
}

/** The same of an existing order, with its price. */
export interface KnownStanding extends OrderStanding {
  fen: number;
}

const STANDING_OF: Readonly<Record<Order['state'], OrderStanding['is']>> = {
  created: 'open',
  paying: 'open',
  paid: 'paid',
  fulfilled: 'paid',
  closed: 'closed',
  refunding: 'refunded',
  'partly-refunded': 'paid',
  refunded: 'refunded',
};

export type RenewalOrderService = ReturnType<typeof createRenewalOrderService>;

/** Orders without a user's action: made, read and dropped by contracts, settled like any other. */
export function createRenewalOrderService({ clock }: { clock: Clock }) {
  async function insert(tx: Db, first: Order, { key, provider, merchant }: RenewalOrder): Promise<string> {
    const { userId } = first;
    const createdAt = clock.businessNow();
    const closesAt = closingTimeOf(createdAt);
    const said = { source: SOURCE, fromPath: '', oaid: '', returnPath: '', idempotencyKey: key };
    const plan = { attempt: 1, provider, method: 'contract', merchant, at: createdAt } as const;
    return withUnusedOrderNumber({ userId, at: createdAt }, async (orderNo) => {
      const order = { ...termsOf(first), ...said, orderNo, requestHash: key, createdAt, closesAt };
      if (!(await insertOrder(tx, order, SOURCE))) return undefined;
      await insertPayment(tx, makeAttempt(order, plan));
      return orderNo;
    });
  }

  return {
    /** Its number, new or existing. The caller has locked the user's row. */
    async make(tx: Db, wanted: RenewalOrder): Promise<string> {
      const made = await findOrderByKey(tx, wanted.userId, wanted.key);
      if (made) return made.orderNo;
      const first = await findOrder(tx, wanted.userId, wanted.contractNo);
      if (!first) throw new Error(`${wanted.contractNo} was signed with no order`);
      return insert(tx, first, wanted);
    },

    /** What an order sells, for the contract that belongs to it. */
    async readOrder(db: Db, userId: number, orderNo: string): Promise<RenewableOrder | undefined> {
      const order = await findOrder(db, userId, orderNo);
      return order && order.family !== 'union' ? { ...order, family: order.family } : undefined;
    },

    async readOrderStanding(db: Db, userId: number, orderNo: string): Promise<OrderStanding> {
      const order = await findOrder(db, userId, orderNo);
      if (!order) return { is: 'closed', createdAt: null, paidAt: null };
      const { createdAt, paidAt } = order;
      return { is: STANDING_OF[order.state], createdAt, paidAt };
    },

    /** Of many orders of a user by one query; numbers of other users are left out. */
    async readStandings(
      db: Db,
      userId: number,
      orderNos: readonly string[],
    ): Promise<ReadonlyMap<string, KnownStanding>> {
      const found = await listOrdersOf(db, userId, orderNos);
      return new Map(
        found.map(({ orderNo, state, createdAt, paidAt, fen }) => [
          orderNo,
          { is: STANDING_OF[state], createdAt, paidAt, fen },
        ]),
      );
    },

    /**
     * The order no longer waits for money: a payment made already or later is refunded automatically. A paid
     * order is not changed. The caller has locked the user's row.
     */
    async drop(tx: Db, userId: number, orderNo: string, cause: string): Promise<void> {
      const order = await findOrder(tx, userId, orderNo);
      if (!order || !OPEN_ORDER_STATES.includes(order.state)) return;
      const at = clock.businessNow();
      for (const payment of await listPayments(tx, userId, orderNo)) {
        if (!(await closePayment(tx, payment))) continue;
        await scheduleLateCheck(tx, payment, new Date(at.getTime() + DROPPED_CHECK_MS));
      }
      await moveOrder(tx, order, {
        to: 'closed',
        cause,
        at,
        facts: { isPaid: false, isOver: true },
      });
    },
  };
}
