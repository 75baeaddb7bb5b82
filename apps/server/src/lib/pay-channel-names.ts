import type { ProviderId } from '../ports/payment-gateway.ts';

/** The name that clients use for each provider. */
export const PAY_CHANNEL_OF = {
  alipay: 'aliPay',
  wechat: 'wechat',
  qihoo: 'qihoo',
  lenovo: 'lenovo',
  apple: 'apple',
} as const satisfies Record<ProviderId, string>;

const PROVIDERS = new Map(
  (Object.keys(PAY_CHANNEL_OF) as ProviderId[]).map((provider) => [
    PAY_CHANNEL_OF[provider] as string,
    provider,
  ]),
);

/** The provider of a name that a client uses. */
export const providerOf = (payChannel: string): ProviderId | undefined => PROVIDERS.get(payChannel);
