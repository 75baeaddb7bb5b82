import { forgetOrderKey, keyed } from '../../lib/order-key.ts';
import { ApiError } from '../../platform/api/api-error.ts';
import type { Api } from '../../platform/api/api-type.ts';
import type { PayOffer } from './checkout-goods.ts';
import type { CheckoutState } from './checkout-machine.ts';
import { wayOf } from './checkout-plan.ts';
import { createUnionOrder } from './create-union-order.ts';
import { cashierOf, type Made, type OrderFacts } from './order-made.ts';

type Creating = Extract<CheckoutState, { kind: 'creating' }>;
type Continuing = Extract<CheckoutState, { kind: 'continuing' }>;

const PAID = '2108';
const CLOSED = '2109';

/**
 * Creates one order per choice, however often it is called. A closed order is replaced; a paid one is
 * reported first, and the next tap buys again.
 */
export async function createOrder(api: Api, creating: Creating, facts: OrderFacts): Promise<Made> {
  try {
    return await makeOrder(api, creating, facts);
  } catch (cause) {
    const code = cause instanceof ApiError ? cause.code : '';
    if (code === PAID || code === CLOSED) forgetOrderKey();
    if (code !== CLOSED) throw cause;
    return makeOrder(api, creating, facts);
  }
}

async function makeOrder(api: Api, { plan, chosen }: Creating, facts: OrderFacts): Promise<Made> {
  if (plan.variant === 'union') return createUnionOrder(api, { plan, chosen }, facts);
  const offer = plan.offers[chosen];
  const { source, fromPath, oaid } = facts;
  const said = { source, from_path: fromPath, oaid };
  if (plan.isStore) {
    const { refGoodsCode: goodsId, refSellingChannelId: sellingChannelId } = plan.goods;
    const request = { payChannel: 'apple' as const, goodsId, sellingChannelId, ...said };
    const { orderNo, payInfo } = await api.createPurchase(keyed(request));
    const { appAccountToken = '' } = payInfo;
    const order = { orderNo, isStore: true };
    return { order, start: { way: 'store', productId: goodsId, appAccountToken } };
  }
  if (!offer) throw new ApiError('', '', 500);
  const isNative = wayOf(plan, offer.wallet) === 'native';
  return isNative ? createNative(api, offer, said) : createForCashier(api, offer, said, facts);
}

type Said = Record<'source' | 'from_path' | 'oaid', string>;

async function createNative(api: Api, offer: PayOffer, said: Said): Promise<Made> {
  const { wallet, goodsCode, sellingChannelId } = offer;
  const request = { payChannel: wallet, goodsId: goodsCode, sellingChannelId, ...said };
  const { orderNo, payInfo } = await api.createPurchase(keyed(request));
  return { order: { orderNo, wallet }, start: { way: 'native', wallet, payInfo } };
}

async function createForCashier(api: Api, offer: PayOffer, said: Said, facts: OrderFacts): Promise<Made> {
  const { wallet, goodsCode, sellingChannelId } = offer;
  const { clientType, returnPath: returnUrl } = facts;
  const request = { payChannel: wallet, goodsCode, sellingChannelId, returnUrl, clientType, ...said };
  const answer = await api.createPurchaseH5(keyed(request));
  return { order: { orderNo: answer.orderNo, wallet }, start: cashierOf(answer, wallet) };
}

/** Continues an unpaid order at the wallet's cashier, or on the host's own page where it pays there. */
export async function continueOrder(
  api: Api,
  { order, wallet }: Continuing,
  facts: OrderFacts,
): Promise<Made> {
  const { orderNo } = order;
  // The host's page needs only the order number.
  if (facts.leavesToPay) return { order, start: { way: 'native', wallet: 'wechat', payInfo: {} } };
  const answer = await api.payOrder({ orderNo, payChannel: wallet, returnUrl: facts.returnPath });
  return { order: { ...order, wallet }, start: cashierOf(answer, wallet) };
}
