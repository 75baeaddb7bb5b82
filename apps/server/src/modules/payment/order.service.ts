import { randomInt } from 'node:crypto';
import { BRANDS, type ClientType } from '@juban/catalog';
import { purchaseAgreementsOf } from '@juban/catalog/agreement-keys';
import { makeOrderNo, ORDER_CHANCES, ORDER_LIFE_MS, PAYMENT_CHECKS_MS, paymentNoOf } from '@juban/domain';
import type { Db } from '../../db/database.ts';
import { Refusal } from '../../lib/refusal.ts';
import { sha256 } from '../../lib/secrets.ts';
import type { Clock } from '../../ports/clock.ts';
import type { PaymentGateway, PaymentMethod, PaymentStart } from '../../ports/payment-gateway.ts';
import type { AgreementService } from '../agreement/agreement.service.ts';
import type { StorefrontService } from '../storefront/storefront.service.ts';
import { findOrderByKey, insertOrder, type NewOrder, type Order } from './order.repository.ts';
import { findPayment, insertPayment, type NewPayment } from './payment.repository.ts';
import type { PaymentStartService } from './payment-start.service.ts';

const KEY_FORM = /^[\x21-\x7e]{8,64}$/;
const MOST_NUMBERS = 5;

export interface PurchaseRequest {
  userId: number;
  /** Whose shelf it is bought from. */
  clientType: ClientType;
  goodsCode: string;
  sellingChannelId: number;
  payChannel: string;
  method: PaymentMethod;
  source: string;
  fromPath: string;
  oaid: string;
  /** A path of ours, or empty. */
  returnPath: string;
  /** Under one key a user gets one order, however often it is asked for. */
  idempotencyKey: string | undefined;
}

export interface OrderDeps {
  db: Db;
  clock: Clock;
  storefront: Pick<StorefrontService, 'findOffer'>;
  agreements: Pick<AgreementService, 'inForce'>;
  starts: PaymentStartService;
}

export type OrderService = ReturnType<typeof createOrderService>;

/** Makes orders: whatever the client says, the goods tell the price. */
export function createOrderService({ db, clock, storefront, agreements, starts }: OrderDeps) {
  /** All that is sold, frozen as it stands at this moment. */
  async function freeze(request: PurchaseRequest, gateway: PaymentGateway) {
    const { clientType, payChannel } = request;
    const { payChannels, ...offer } = await findOffer(request);
    if (!([...payChannels] as string[]).includes(payChannel)) throw new Refusal('2102');
    const createdAt = clock.businessNow();
    const keys = purchaseAgreementsOf(clientType, offer.renewable);
    const sold = {
      ...offer,
      brand: clientType.brand,
      clientType: clientType.id,
      channelId: request.sellingChannelId,
      agreements: await agreements.inForce(keys, createdAt),
      createdAt,
      closesAt: new Date(createdAt.getTime() + ORDER_LIFE_MS),
    };
    return { sold, merchant: await starts.merchantOf(gateway, clientType.brand) };
  }

  async function findOffer({ goodsCode, sellingChannelId, clientType }: PurchaseRequest) {
    const offer = await storefront.findOffer(
      { goodsCode, sellingChannelId },
      { brand: BRANDS[clientType.brand] },
    );
    if (!offer) throw new Refusal('2101');
    return offer;
  }

  /** Undefined when the user has an order under that key, made before or at this very moment. */
  async function insert(request: PurchaseRequest, gateway: PaymentGateway): Promise<string | undefined> {
    const { userId, source, fromPath, oaid, returnPath, idempotencyKey, method } = request;
    const { sold, merchant } = await freeze(request, gateway);
    const said = { source, fromPath, oaid, returnPath, idempotencyKey: idempotencyKey ?? null };
    for (let tries = 0; tries < MOST_NUMBERS; tries += 1) {
      const orderNo = makeOrderNo(sold.createdAt, randomInt(ORDER_CHANCES), userId);
      const order: NewOrder = { ...sold, ...said, userId, orderNo, requestHash: hashOf(request) };
      const payment: NewPayment = {
        ...merchant,
        userId,
        orderNo,
        paymentNo: paymentNoOf(orderNo, 1),
        provider: gateway.provider,
        method,
        fen: sold.fen,
        currency: sold.currency,
        createdAt: sold.createdAt,
        nextCheckAt: new Date(sold.createdAt.getTime() + PAYMENT_CHECKS_MS[0]),
      };
      const isMade = await db.transaction(async (tx) => {
        const isNew = await insertOrder(tx, order, 'create');
        if (isNew) await insertPayment(tx, payment);
        return isNew;
      });
      if (isMade) return orderNo;
      if (idempotencyKey && (await findOrderByKey(db, userId, idempotencyKey))) return undefined;
    }
    throw new Error('no free order number');
  }

  async function findMade(request: PurchaseRequest): Promise<Order | undefined> {
    const { userId, idempotencyKey } = request;
    const made = idempotencyKey ? await findOrderByKey(db, userId, idempotencyKey) : undefined;
    if (made && made.requestHash !== hashOf(request)) throw new Refusal('4090');
    return made;
  }

  return {
    /** The order, new or the one its key stands for, and what its payer needs to pay it. */
    async create(request: PurchaseRequest): Promise<{ orderNo: string; start: PaymentStart }> {
      const { userId, idempotencyKey, payChannel } = request;
      if (idempotencyKey !== undefined && !KEY_FORM.test(idempotencyKey)) throw new Refusal('4000');
      const known = await findMade(request);
      const gateway = starts.gatewayOf(payChannel);
      const orderNo =
        known?.orderNo ?? (await insert(request, gateway)) ?? (await findMade(request))?.orderNo;
      const payment = orderNo && (await findPayment(db, userId, paymentNoOf(orderNo, 1)));
      if (!payment) throw new Refusal('4090');
      return { orderNo: payment.orderNo, start: await starts.start(payment) };
    },
  };
}

/** What the same key must stand for each time. */
function hashOf(request: PurchaseRequest): string {
  const { clientType, userId: _user, idempotencyKey: _key, oaid: _device, ...content } = request;
  return sha256(JSON.stringify([clientType.id, ...Object.entries(content).sort()]));
}
