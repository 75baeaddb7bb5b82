import { BRANDS, type ClientType } from '@juban/catalog';
import { purchaseAgreementsOf } from '@juban/catalog/agreement-keys';
import { CODE } from '@juban/contract/code-names';
import { paymentTexts } from '@juban/contract/texts/payment';
import { OPEN_ORDER_STATES, paymentNoOf } from '@juban/domain';
import type { Db } from '../../db/database.ts';
import { lockUser } from '../../db/lock-user.ts';
import { clientSource } from '../../lib/order-sources.ts';
import { Refusal } from '../../lib/refusal.ts';
import { requireKeyForm } from '../../lib/require-key.ts';
import { sha256 } from '../../lib/secrets.ts';
import { withoutSecrets } from '../../lib/without-secrets.ts';
import type { Clock } from '../../ports/clock.ts';
import type { Payer, PaymentGateway, PaymentMethod } from '../../ports/payment-gateway.ts';
import type { AgreementService } from '../agreement/agreement.service.ts';
import type { Asker, FraudService } from '../fraud/fraud.service.ts';
import { type AttemptPlan, makeAttempt } from '../payments/payment-attempt.service.ts';
import { findPayment, insertPayment } from '../payments/payment-records.service.ts';
import type { PaymentStartService } from '../payments/payment-start.service.ts';
import type { ContractSigningService } from '../renewals/contract-signing.service.ts';
import type { StorefrontService } from '../storefront/storefront.service.ts';
import { checkOrderLimits, closingTimeOf } from './new-order.service.ts';
import type { StartedPayment } from './open-order.service.ts';
import {
  findOpenOrder,
  findOrder,
  findOrderByKey,
  insertOrder,
  type NewOrder,
  type Order,
} from './order.repository.ts';
import { withUnusedOrderNumber } from './order-number.service.ts';
import { requireOwner } from './order-owner.service.ts';
import { mayPayBy } from './pay-channels.ts';

export interface PurchaseRequest {
  userId: number;
  /** The client type that the goods are sold for. */
  clientType: ClientType;
  goodsCode: string;
  sellingChannelId: number;
  payChannel: string;
  method: PaymentMethod;
  source: string;
  fromPath: string;
  oaid: string;
  /** A path on our site, or empty. */
  returnPath: string;
  /** Under one key a user gets one order, however often it is requested. */
  idempotencyKey: string | undefined;
  payer: Payer;
  device: Pick<Asker, 'deviceId' | 'cookie'>;
  /** Whether the buyer was shown the renewal. */
  renew?: boolean;
  /** Only the union module, which handles the partner's part, makes orders of a union. */
  family?: 'union';
}

export interface OrderDeps {
  db: Db;
  clock: Clock;
  storefront: Pick<StorefrontService, 'findOffer'>;
  agreements: Pick<AgreementService, 'inForce'>;
  starts: PaymentStartService;
  contracts: Pick<ContractSigningService, 'open'>;
  fraud: Pick<FraudService, 'watchOrder'>;
}

type Frozen = Omit<NewOrder, 'userId' | 'orderNo' | 'requestHash'>;
type Prepared = Pick<AttemptPlan, 'provider' | 'merchant'> & { sold: Frozen };

interface OrderPlan {
  userId: number;
  sold: Frozen;
  /** Made under the same key before. */
  made: string | undefined;
  /** Undefined if another call made one under the same key meanwhile. */
  insert(tx: Db): Promise<string | undefined>;
}

export type OrderService = ReturnType<typeof createOrderService>;

/** Makes orders: the price comes from the goods, whatever the client sends. */
export function createOrderService(deps: OrderDeps) {
  const { db, clock, storefront, agreements, starts, contracts, fraud } = deps;

  /** Everything that is sold, frozen in its current form. */
  async function freeze(request: PurchaseRequest): Promise<Frozen> {
    const { clientType, payChannel, renew } = request;
    const { payChannels, ...offer } = await findOffer(request);
    if (!mayPayBy(payChannel, { ...offer, payChannels }, clientType)) throw new Refusal(CODE.payChannelUnfit);
    if (renew !== undefined && renew !== offer.renewable)
      throw new Refusal(CODE.badRequest, { msg: paymentTexts.renewDiffers });
    const createdAt = clock.businessNow();
    const keys = purchaseAgreementsOf(clientType, offer.renewable);
    const { source, fromPath, oaid, returnPath, idempotencyKey } = request;
    return {
      ...offer,
      source: clientSource(withoutSecrets(source)),
      fromPath: withoutSecrets(fromPath),
      oaid: withoutSecrets(oaid),
      returnPath: withoutSecrets(returnPath),
      idempotencyKey: idempotencyKey ?? null,
      brand: clientType.brand,
      clientType: clientType.id,
      channelId: request.sellingChannelId,
      agreements: await agreements.inForce(keys, createdAt),
      createdAt,
      closesAt: closingTimeOf(createdAt),
    };
  }

  async function findOffer({ goodsCode, sellingChannelId, clientType, family }: PurchaseRequest) {
    const offer = await storefront.findOffer(
      { goodsCode, sellingChannelId },
      { brand: BRANDS[clientType.brand] },
    );
    if (!offer || (offer.family === 'union') !== (family === 'union')) throw new Refusal(CODE.goodsGone);
    return offer;
  }

  /**
   * Undefined if the user has an order under that key. The caller has locked the user's row: orders are counted here.
   */
  async function insert(
    tx: Db,
    { userId, method, idempotencyKey, payer, device, payChannel }: PurchaseRequest,
    { provider, merchant, sold, requestHash }: Prepared & { requestHash: string },
  ): Promise<string | undefined> {
    const at = sold.createdAt;
    const open = await checkOrderLimits(tx, { userId, requestHash, createdAt: at });
    if (open) return open.orderNo;
    const { made } = await withUnusedOrderNumber({ userId, at }, async (orderNo) => {
      const order: NewOrder = { ...sold, userId, orderNo, requestHash };
      if (!(await insertOrder(tx, order, 'create'))) {
        const isKeyUsed = idempotencyKey && (await findOrderByKey(tx, userId, idempotencyKey));
        return isKeyUsed ? { made: undefined } : undefined;
      }
      await insertPayment(tx, makeAttempt(order, { attempt: 1, provider, method, merchant, at }));
      const { family, brand, oaid } = order;
      if (family !== 'union') await contracts.open(tx, { ...order, family }, { provider });
      // We cannot refund money of the App Store, so its orders are not held.
      const asker = { brand, oaid, address: payer.ip, ...device };
      if (payChannel !== 'apple') await fraud.watchOrder(tx, order, asker);
      return { made: orderNo };
    });
    return made;
  }

  async function findMade(request: PurchaseRequest): Promise<Order | undefined> {
    const { userId, idempotencyKey } = request;
    requireKeyForm(idempotencyKey);
    const made = idempotencyKey ? await findOrderByKey(db, userId, idempotencyKey) : undefined;
    if (made && made.requestHash !== hashOf(request)) throw new Refusal(CODE.conflict);
    return made;
  }

  async function prepare(request: PurchaseRequest, gateway: PaymentGateway): Promise<Prepared> {
    const sold = await freeze(request);
    const merchant = await starts.merchantOf(gateway, request.clientType.brand);
    return { provider: gateway.provider, merchant, sold };
  }

  async function make(request: PurchaseRequest, gateway: PaymentGateway): Promise<string | undefined> {
    const prepared = { ...(await prepare(request, gateway)), requestHash: hashOf(request) };
    return db.transaction(async (tx) => {
      await lockUser(tx, request.userId);
      // Another call may have made it while this one waited; the limit must not apply to it.
      const { idempotencyKey, userId } = request;
      const isMade = idempotencyKey && (await findOrderByKey(tx, userId, idempotencyKey));
      return isMade ? undefined : insert(tx, request, prepared);
    });
  }

  return {
    /** The order, new or that of its key, and what its payer needs to pay it. */
    async create(request: PurchaseRequest): Promise<StartedPayment & { orderNo: string }> {
      const { userId, payChannel, payer } = request;
      const known = await findMade(request);
      const gateway = starts.gatewayOf(payChannel, request.method);
      const orderNo = known?.orderNo ?? (await make(request, gateway)) ?? (await findMade(request))?.orderNo;
      const payment = orderNo && (await findPayment(db, userId, paymentNoOf(orderNo, 1)));
      if (!payment) throw new Refusal(CODE.conflict);
      const { provider } = payment;
      return { orderNo: payment.orderNo, provider, start: await starts.start(payment, { payer }) };
    },

    /** All of an order except its row, which the caller's transaction writes together with its own data. */
    async plan(request: PurchaseRequest): Promise<OrderPlan> {
      const { userId } = request;
      const made = (await findMade(request))?.orderNo;
      const prepared = await prepare(request, starts.gatewayOf(request.payChannel, request.method));
      const insertion = { ...prepared, requestHash: hashOf(request) };
      return { userId, sold: prepared.sold, made, insert: (tx) => insert(tx, request, insertion) };
    },

    requireOwner: (userId: number, orderNo: string): Promise<Order> => requireOwner(db, userId, orderNo),

    /** Undefined for an order that is paid, closed, or of another user. */
    async findWaiting(from: Db, userId: number, orderNo: string): Promise<Order | undefined> {
      const order = await findOrder(from, userId, orderNo);
      return order && OPEN_ORDER_STATES.includes(order.state) ? order : undefined;
    },

    /**
     * For showing as a code: the user's open order of the same goods at the same price, otherwise a new one.
     * A given key must not belong to other goods.
     */
    async openToScan(request: PurchaseRequest): Promise<Order> {
      const { userId, idempotencyKey } = request;
      requireKeyForm(idempotencyKey);
      const prepared = await prepare(request, starts.gatewayOf(request.payChannel, request.method));
      const { sold } = prepared;
      const requestHash = scanHashOf(sold);
      return db.transaction(async (tx) => {
        await lockUser(tx, userId);
        const keyed = idempotencyKey && (await findOrderByKey(tx, userId, idempotencyKey));
        if (keyed && keyed.requestHash !== requestHash) throw new Refusal(CODE.conflict);
        // However little time it has left: a second order could be paid as well, and would be granted.
        const open = await findOpenOrder(tx, userId, { requestHash, closesAfter: sold.createdAt });
        if (open) return open;
        // A screen keeps requesting after its order has closed: the next one must not use the same key.
        const own = keyed ? { ...sold, idempotencyKey: null } : sold;
        const made = await insert(tx, request, { ...prepared, sold: own, requestHash });
        const order = made && (await findOrder(tx, userId, made));
        if (!order) throw new Refusal(CODE.conflict);
        return order;
      });
    },
  };
}

/** Requests under the same key must have the same hash. */
function hashOf(request: PurchaseRequest): string {
  const {
    clientType,
    userId: _user,
    idempotencyKey: _key,
    oaid: _oaid,
    payer: _payer,
    device: _device,
    ...content
  } = request;
  return sha256(JSON.stringify([clientType.id, ...Object.entries(content).sort()]));
}

/** Whichever wallet it was opened with, a code of the same goods at the same price leads to the same order. */
function scanHashOf({ clientType, channelId, goodsId, fen, currency, days, vPower }: Frozen): string {
  return sha256(JSON.stringify(['scan', clientType, channelId, goodsId, fen, currency, days, vPower]));
}
