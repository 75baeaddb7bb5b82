import { BRANDS, type ClientType } from '@juban/catalog';
import { unionSalesOf } from '@juban/catalog/union-platforms';
import type { CallOutput } from '@juban/contract';
import { CODE } from '@juban/contract/code-names';
import { fill } from '@juban/contract/texts/fill';
import { paymentTexts } from '@juban/contract/texts/payment';
import { unionTexts } from '@juban/contract/texts/union';
import type { UnionType } from '@juban/domain';
import type { Db } from '../../db/database.ts';
import { lockUser } from '../../db/lock-user.ts';
import { browserMethodOf } from '../../lib/browser-method.ts';
import { Refusal } from '../../lib/refusal.ts';
import type { Clock } from '../../ports/clock.ts';
import type { OpenOrderService } from '../orders/open-order.service.ts';
import type { OrderService, PurchaseRequest } from '../orders/order.service.ts';
import type { PayStatusService } from '../orders/pay-status.service.ts';
import type { PartnerGrantService } from '../partner/partner-grant.service.ts';
import type { StorefrontService } from '../storefront/storefront.service.ts';
import type { UnionReservationService, UnionSale } from './union-reservation.service.ts';

export interface UnionOrderDeps {
  db: Db;
  clock: Clock;
  storefront: Pick<StorefrontService, 'unionOf' | 'findUnionPackage'>;
  orders: Pick<OrderService, 'plan' | 'requireOwner' | 'findWaiting'>;
  openOrders: Pick<OpenOrderService, 'startFor'>;
  payStatuses: Pick<PayStatusService, 'read'>;
  unionReservations: UnionReservationService;
  partnerGrants: Pick<PartnerGrantService, 'statusOf'>;
}

type Plan = Awaited<ReturnType<OrderService['plan']>>;

export type UnionOrderService = ReturnType<typeof createUnionOrderService>;

/** Buying a union: an order like any other, for a bound account, if the buyer's turn is free. */
export function createUnionOrderService(deps: UnionOrderDeps) {
  const { db, clock, storefront, orders, openOrders, payStatuses } = deps;
  const { unionReservations, partnerGrants } = deps;

  /** The order that has the turn and still waits: continued, for the account that is bound now. */
  async function goOn(tx: Db, plan: Plan, sale: UnionSale): Promise<string | undefined> {
    const { userId, sold } = plan;
    const turn = await unionReservations.findTurn(tx, userId, sale.union.unionType);
    const waiting = turn && (await orders.findWaiting(tx, userId, turn.orderNo));
    if (!waiting) return undefined;
    const isSame = waiting.goodsId === sold.goodsId && waiting.fen === sold.fen;
    if (!isSame || waiting.closesAt <= clock.businessNow())
      throw new Refusal(CODE.conflict, { msg: unionTexts.otherOpenOrder });
    const owed = await unionReservations.findUnionOrder(tx, userId, waiting.orderNo);
    if (owed) await unionReservations.moveTo(tx, owed, sale);
    return waiting.orderNo;
  }

  const open = (plan: Plan, sale: UnionSale): Promise<string> =>
    db.transaction(async (tx) => {
      const { userId, sold } = plan;
      await lockUser(tx, userId);
      const going = await goOn(tx, plan, sale);
      if (going) return going;
      const orderNo = await plan.insert(tx);
      if (!orderNo) throw new Refusal(CODE.conflict);
      await unionReservations.take(tx, sale, { userId, orderNo, createdAt: sold.createdAt });
      return orderNo;
    });

  /**
   * Prices differ by client: goods of another brand or market cannot be bought, nor the App Store's price
   * paid by a wallet.
   */
  async function requireOnSale({ goodsCode, clientType, payChannel }: PurchaseRequest): Promise<UnionType> {
    const sales = unionSalesOf(clientType);
    if (sales === 'none') throw soldElsewhere(clientType);
    const type = await storefront.unionOf(goodsCode);
    const goods = type && (await storefront.findUnionPackage(type, clientType));
    if (!type || goods?.refGoodsCode !== goodsCode) throw new Refusal(CODE.goodsGone);
    if ((sales === 'store') !== (payChannel === 'apple')) throw new Refusal(CODE.payChannelUnfit);
    return type;
  }

  return {
    async createOrder(request: PurchaseRequest): Promise<CallOutput<'createUnionOrder'>> {
      const { userId, payChannel, method, payer, returnPath } = request;
      const type = await requireOnSale(request);
      const sale = await unionReservations.saleOf(userId, type);
      const plan = await orders.plan({ ...request, family: 'union' });
      const orderNo = plan.made ?? (await open(plan, sale));
      const order = await orders.requireOwner(userId, orderNo);
      const back = returnPath ? { returnPath } : {};
      return openOrders.startFor(order, { payChannel, method, payer, ...back });
    },

    /** True also while an own order waits: it can be paid. */
    async mayBuy(userId: number, type: UnionType): Promise<boolean> {
      const turn = await unionReservations.findTurn(db, userId, type);
      if (!turn || turn.freeAt <= clock.businessNow()) return true;
      return (await orders.findWaiting(db, userId, turn.orderNo)) !== undefined;
    },

    async getOrder(userId: number, orderNo: string): Promise<CallOutput<'getUnionOrder'>> {
      const owed = await unionReservations.findUnionOrder(db, userId, orderNo);
      if (!owed) throw new Refusal(CODE.notFound, { msg: paymentTexts.unknownOrder });
      const { payStatus } = await payStatuses.read(userId, orderNo);
      // After the payment's state: a paid one has been counted, found full, or is held.
      const isFull = (await unionReservations.findUnionOrder(db, userId, orderNo))?.capState === 'full';
      const partnerStatus = isFull ? 'full' : await partnerGrants.statusOf(`order:${orderNo}`);
      return { orderNo, type: owed.unionType, payStatus, partnerStatus, partnerDays: owed.days };
    },
  };
}

function soldElsewhere({ brand }: ClientType): Refusal {
  const { name } = BRANDS[brand];
  return new Refusal(CODE.goodsGone, { msg: fill(unionTexts.soldElsewhere, { brand: name }) });
}

/** Apps with a wallet popup and the App Store get fields, browsers a page. */
export function unionMethodOf(clientType: ClientType, payChannel: string): PurchaseRequest['method'] {
  if (payChannel === 'apple') return 'iap';
  if (clientType.nativePayment || PAID_BY_HOST.has(clientType.platform)) return 'app';
  return browserMethodOf(clientType, payChannel);
}

/** Hosts with their own wallets: WeChat opens no cashier's page inside a mini-program. */
const PAID_BY_HOST: ReadonlySet<ClientType['platform']> = new Set(['harmony', 'applet']);
