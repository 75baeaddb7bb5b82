import type { CallOutput } from '@juban/contract';
import type { PaymentStart, ProviderId } from '../../ports/payment-gateway.ts';

type Bodies = CallOutput<'payOrder'>;

const BODY_OF: Readonly<Partial<Record<ProviderId, Exclude<keyof Bodies, 'orderNo'>>>> = {
  alipay: 'aliOrderVO',
  wechat: 'wexinOrderVO',
  lenovo: 'lenovoOrderVO',
};

/** What a browser needs to pay, under the name of its wallet. */
export function purchaseBodiesOf(orderNo: string, provider: ProviderId, start: PaymentStart): Bodies {
  const name = BODY_OF[provider];
  return name && 'body' in start ? { orderNo, [name]: { body: start.body } } : { orderNo };
}
