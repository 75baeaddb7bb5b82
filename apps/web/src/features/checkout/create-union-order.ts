import { keyed } from '../../lib/order-key.ts';
import type { Wallet } from '../../lib/package-wallets.ts';
import { ApiError } from '../../platform/api/api-error.ts';
import type { Api } from '../../platform/api/api-type.ts';
import { type CheckoutPlan, wayOf } from './checkout-plan.ts';
import { cashierOf, type Made, type OrderFacts } from './order-made.ts';

type UnionApi = Pick<Api, 'createUnionOrder' | 'payOrder'>;

const PAY_TYPE = { aliPay: 'Alipay', wechat: 'Wechat' } as const satisfies Record<Wallet, string>;

interface UnionChoice {
  plan: CheckoutPlan;
  chosen: number;
}

/** Creates one order for two memberships. The server decides the means of payment by client type. */
export async function createUnionOrder(api: UnionApi, choice: UnionChoice, facts: OrderFacts): Promise<Made> {
  const { plan, chosen } = choice;
  const { refGoodsCode, refSellingChannelId } = plan.goods;
  const { source, fromPath: from_path, oaid, returnPath: returnUrl } = facts;
  const said = { refGoodsCode, refSellingChannelId, returnUrl, source, from_path, oaid };
  if (plan.isStore) {
    const { orderNo, payInfo } = await api.createUnionOrder(keyed({ payType: 'Apple' as const, ...said }));
    const { appAccountToken = '' } = payInfo ?? {};
    const order = { orderNo, isStore: true };
    return { order, start: { way: 'store', productId: refGoodsCode, appAccountToken } };
  }
  const wallet = plan.offers[chosen]?.wallet;
  if (!wallet) throw new ApiError('', '', 500);
  const answer = await api.createUnionOrder(keyed({ payType: PAY_TYPE[wallet], ...said }));
  const { orderNo, payInfo } = answer;
  const order = { orderNo, wallet };
  if (payInfo && wayOf(plan, wallet) === 'native')
    return { order, start: { way: 'native', wallet, payInfo } };
  const isForPages = answer.aliOrderVO || answer.wexinOrderVO;
  const bodies = isForPages ? answer : await api.payOrder({ orderNo, payChannel: wallet, returnUrl });
  return { order, start: cashierOf(bodies, wallet) };
}
