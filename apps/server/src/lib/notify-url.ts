import type { ProviderId } from '../ports/payment-gateway.ts';

/** The path of providers' notifications, followed by the provider and the brand. */
export const NOTIFY_PATH = '/pay/notify';

export const notifyUrlOf = (publicOrigin: string, provider: ProviderId, brand: string): string =>
  `${publicOrigin}${NOTIFY_PATH}/${provider}/${brand}`;
