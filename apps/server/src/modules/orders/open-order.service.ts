import { BRANDS, type BrandId, type ClientType, clientTypeOf } from '@juban/catalog';
import type { CallOutput, CallRequest } from '@juban/contract';
import { CODE } from '@juban/contract/code-names';
import type { Db } from '../../db/database.ts';
import { OWN_SOURCES } from '../../lib/order-sources.ts';
import { Refusal } from '../../lib/refusal.ts';
import type { Clock } from '../../ports/clock.ts';
import type { Payer, PaymentMethod, PaymentStart, ProviderId } from '../../ports/payment-gateway.ts';
import type { WechatPayer } from '../../ports/wechat-payer.ts';
import { jsapiOf, purchaseBodiesOf } from '../payments/payment-bodies.service.ts';
import type { PaymentStartService, StartOptions } from '../payments/payment-start.service.ts';
import { refuseIfUnavailable } from '../payments/provider-answer.service.ts';
import type { ContractSigningService } from '../renewals/contract-signing.service.ts';
import type { StorefrontService } from '../storefront/storefront.service.ts';
import type { Order } from './order.repository.ts';
import { requireOwner } from './order-owner.service.ts';
import { mayPayBy, type Payable } from './pay-channels.ts';
import { requirePayable } from './payable-order.service.ts';

export interface OpenOrderDeps {
  db: Db;
  clock: Clock;
  storefront: Pick<StorefrontService, 'findOffer'>;
  starts: PaymentStartService;
  wechatPayer: WechatPayer | undefined;
  contracts: Pick<ContractSigningService, 'open'>;
}

export interface WayToPay extends StartOptions {
  payChannel: string;
  method: PaymentMethod;
}

export interface StartedPayment {
  provider: ProviderId;
  start: PaymentStart;
}

type StartedFields = Omit<CallOutput<'payOrder'>, 'jsapi'> & { payInfo?: Record<string, string> };

export type OpenOrderService = ReturnType<typeof createOpenOrderService>;

const HANDOFF_CHANNELS = ['aliPay', 'wechat'] as const;
type HandoffChannel = (typeof HANDOFF_CHANNELS)[number];

const WALLETS: ReadonlySet<string> = new Set(HANDOFF_CHANNELS);

/** Continues to pay an order that still waits: each way to pay is a separate attempt, the first one paid counts. */
export function createOpenOrderService(deps: OpenOrderDeps) {
  const { db, clock, storefront, starts, wechatPayer, contracts } = deps;
  const requireWaiting = (order: Order): void => requirePayable(order, clock.businessNow());

  /** Goods that are no longer sold were sold by all current wallets. */
  async function payableOf({ brand, goodsCode, channelId, renewable }: Order): Promise<Payable> {
    const goods = { goodsCode, sellingChannelId: channelId };
    const offer = await storefront.findOffer(goods, { brand: BRANDS[brand as BrandId] });
    return { renewable, payChannels: offer?.payChannels ?? WALLETS };
  }

  /**
   * An order that was started with a cashier without contracts signs one where it continues. A charge of a contract has
   * one already: a second contract would end the first, and with it the order that is being paid.
   */
  async function openContract(order: Order, provider: ProviderId): Promise<void> {
    const { family, renewable, source } = order;
    if (!renewable || family === 'union' || source === OWN_SOURCES.renewal) return;
    await db.transaction((tx) => contracts.open(tx, { ...order, family }, { provider }));
  }

  async function start(order: Order, { payChannel, method, ...options }: WayToPay): Promise<StartedPayment> {
    requireWaiting(order);
    const payable = await payableOf(order);
    if (!mayPayBy(payChannel, payable, sellerOfOrder(order))) throw new Refusal(CODE.payChannelUnfit);
    const gateway = starts.gatewayOf(payChannel, method);
    await openContract(order, gateway.provider);
    const attempt = await starts.attemptOf(order, gateway, method);
    return { provider: gateway.provider, start: await starts.start(attempt, options) };
  }

  /** The mini-program's pay page: its own login identifies the payer, under its own application. */
  async function payInMiniProgram(order: Order, code: string, payer: Payer): Promise<CallOutput<'payOrder'>> {
    requireWaiting(order);
    const openId =
      wechatPayer && (await refuseIfUnavailable(wechatPayer.miniOpenIdOf(order.brand as BrandId, code)));
    if (!openId) throw new Refusal(CODE.payChannelUnfit);
    const started = await start(order, {
      payChannel: 'wechat',
      method: 'mini',
      payer: { ...payer, openId },
    });
    return { orderNo: order.orderNo, ...jsapiOf(started.start) };
  }

  return {
    /** Refuses an order that is paid, closed or expired. */
    requireWaiting,

    start,

    /** The same in the form of clients: a page for browsers, fields for the app's wallet. */
    async startFor(order: Order, way: WayToPay): Promise<StartedFields> {
      const { provider, start: begun } = await start(order, way);
      const { jsapi: _page, ...bodies } = purchaseBodiesOf(order.orderNo, provider, begun);
      return 'payInfo' in begun ? { ...bodies, payInfo: { ...begun.payInfo } } : bodies;
    },

    /** The wallets that can pay the order by its code. */
    async payChannelsOf(order: Order): Promise<HandoffChannel[]> {
      const payable = await payableOf(order);
      return HANDOFF_CHANNELS.filter(
        (channel) => mayPayBy(channel, payable, sellerOfOrder(order)) && starts.methodsOf(channel).has('h5'),
      );
    },

    async payOrder(
      userId: number,
      { orderNo, payChannel, returnUrl, wechatCode }: CallRequest<'payOrder'>,
      payer: Payer,
      brand?: BrandId,
    ): Promise<CallOutput<'payOrder'>> {
      const order = await requireOwner(db, userId, orderNo, brand);
      if (wechatCode && payChannel === 'wechat') return payInMiniProgram(order, wechatCode, payer);
      requireWaiting(order);
      const method = starts.pageMethodOf(sellerOfOrder(order), payChannel);
      if (!method) throw new Refusal(CODE.payChannelUnfit);
      const back = returnUrl ? { returnPath: returnUrl } : {};
      const started = await start(order, { payChannel, method, payer, ...back });
      return purchaseBodiesOf(orderNo, started.provider, started.start);
    },
  };
}

/** The client type an order was made for. */
function sellerOfOrder({ clientType }: Order): ClientType {
  return clientTypeOf(clientType);
}
