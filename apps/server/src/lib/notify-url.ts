import type { ProviderId } from '../ports/payment-gateway.ts';

/** Where providers tell us of what happened with them; behind it stand who tells, and of which brand. */
export const NOTIFY_PATH = '/pay/notify';

export const notifyUrlOf = (publicOrigin: string, provider: ProviderId, brand: string): string =>
  `${publicOrigin}${NOTIFY_PATH}/${provider}/${brand}`;
