import type { CallOutput } from '@juban/contract';
import type { PaymentStart, ProviderId } from '../../ports/payment-gateway.ts';

type Bodies = CallOutput<'payOrder'>;

const BODY_OF: Readonly<Partial<Record<ProviderId, Exclude<keyof Bodies, 'orderNo' | 'jsapi'>>>> = {
  alipay: 'aliOrderVO',
  wechat: 'wexinOrderVO',
  lenovo: 'lenovoOrderVO',
};

/** Whether answers have a field for that provider's page. */
export const hasPage = (provider: ProviderId): boolean => BODY_OF[provider] !== undefined;

/** What a browser needs to pay, in the field of its wallet. */
export function purchaseBodiesOf(orderNo: string, provider: ProviderId, start: PaymentStart): Bodies {
  const name = BODY_OF[provider];
  return name && 'body' in start ? { orderNo, [name]: { body: start.body } } : { orderNo };
}

/** The parameters that a page inside WeChat, or its mini-program, passes to WeChat. */
export function jsapiOf(start: PaymentStart): Pick<Bodies, 'jsapi'> {
  return 'payInfo' in start ? { jsapi: start.payInfo as NonNullable<Bodies['jsapi']> } : {};
}
