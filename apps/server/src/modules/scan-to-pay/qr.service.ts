import { BRANDS, type BrandId } from '@juban/catalog';
import type { CallOutput } from '@juban/contract';
import { CODE } from '@juban/contract/code-names';
import { Refusal } from '../../lib/refusal.ts';
import type { Clock } from '../../ports/clock.ts';
import type { PaymentMethod } from '../../ports/payment-gateway.ts';
import type { OpenOrderService } from '../orders/open-order.service.ts';
import type { OrderService, PurchaseRequest } from '../orders/order.service.ts';
import type { Order } from '../orders/order-records.service.ts';
import type { OwnContractsService } from '../renewals/own-contracts.service.ts';
import type { StorefrontService } from '../storefront/storefront.service.ts';
import type { HandleService } from './handle.service.ts';
import { handoffPathOf } from './handoff.service.ts';
import { type ContractTip, tipOf } from './handoff.views.ts';

/** Seconds for which a screen shows a code; its handle lives longer, for a person who has just scanned it. */
const SHOWN_SECONDS = 120;

/** Two wallets are reached through a page of ours; the desktop partners' clients draw their own code. */
const SCAN_METHODS: Readonly<Record<string, PaymentMethod>> = {
  aliPay: 'h5',
  wechat: 'jsapi',
  qihoo: 'qr',
  lenovo: 'qr',
};

export type QrRequest = Omit<PurchaseRequest, 'method'>;
type Code = CallOutput<'getTvQr'>;

export interface QrDeps {
  clock: Clock;
  publicOrigin: string;
  storefront: Pick<StorefrontService, 'findOffer'>;
  orders: Pick<OrderService, 'openToScan'>;
  openOrders: Pick<OpenOrderService, 'start' | 'payChannelsOf'>;
  handles: Pick<HandleService, 'issue'>;
  ownContracts: Pick<OwnContractsService, 'checkRenew'>;
}

export type QrService = ReturnType<typeof createQrService>;

/** Codes that screens show: one open order per choice, and a new code for each request. */
export function createQrService(deps: QrDeps) {
  const { clock, publicOrigin, storefront, orders, openOrders, handles, ownContracts } = deps;
  const tip = (order: Order) => tipOf(order, ownContracts);

  /** Not longer than the order can be paid. */
  function shownFor({ closesAt }: Order): number {
    const left = Math.ceil((closesAt.getTime() - clock.businessNow().getTime()) / 1_000);
    return Math.max(1, Math.min(SHOWN_SECONDS, left));
  }

  function open(request: QrRequest): Promise<Order> {
    const method = SCAN_METHODS[request.payChannel];
    if (!method) throw new Refusal(CODE.payChannelUnfit);
    return orders.openToScan({ ...request, method });
  }

  /** By the specification a page with a channel accepts either wallet, and one without accepts Alipay only. */
  async function handoffCode(order: Order, contractTip: ContractTip, takesWechat: boolean): Promise<string> {
    const address = new URL(handoffPathOf(await handles.issue(order), order), publicOrigin);
    address.searchParams.set('renew', order.renewable ? '1' : '0');
    address.searchParams.set('tip', String(contractTip));
    if (takesWechat) address.searchParams.set('payChannel', 'wechat');
    return address.href;
  }

  async function partnerCode(order: Order, { payChannel, payer }: QrRequest): Promise<string> {
    const { start } = await openOrders.start(order, { payChannel, method: 'qr', payer });
    if (!('qrContent' in start)) throw new Error(`${payChannel} returned no code`);
    return start.qrContent;
  }

  return {
    async createQr(request: QrRequest): Promise<CallOutput<'createQr'>> {
      const { payChannel } = request;
      const order = await open(request);
      const contractTip = await tip(order);
      const isPartner = SCAN_METHODS[payChannel] === 'qr';
      const qrContent = isPartner
        ? await partnerCode(order, request)
        : await handoffCode(order, contractTip, payChannel === 'wechat');
      const { orderNo, renewable } = order;
      // One-time goods are sold to users with a renewal as well: they repeat no contract.
      const alreadyContract = renewable && contractTip === 2;
      return { orderNo, qrContent, expiresIn: shownFor(order), alreadyContract };
    },

    /** A television shows one code for every wallet that sells the goods. */
    async getTvQr(request: Omit<QrRequest, 'payChannel'>): Promise<Code> {
      const { goodsCode, sellingChannelId, clientType } = request;
      const goods = { goodsCode, sellingChannelId };
      const offer = await storefront.findOffer(goods, { brand: BRANDS[clientType.brand as BrandId] });
      if (!offer) throw new Refusal(CODE.goodsGone);
      const order = await open({
        ...request,
        payChannel: offer.payChannels.has('aliPay') ? 'aliPay' : 'wechat',
      });
      const channels = await openOrders.payChannelsOf(order);
      const qrContent = await handoffCode(order, await tip(order), channels.includes('wechat'));
      return { orderNo: order.orderNo, qrContent, expiresIn: shownFor(order) };
    },
  };
}
