import type { ClientType } from '@juban/catalog';
import type { PaymentMethod } from '../ports/payment-gateway.ts';
import { channelHas } from './provider-traits.ts';

/** A wallet's page for phones does not work on these. */
const DESKTOP_PLATFORMS: ReadonlySet<ClientType['platform']> = new Set(['windows', 'mac']);

/** The kind of wallet page that a browser of that client uses. */
export function browserMethodOf({ platform }: ClientType, payChannel: string): PaymentMethod {
  return DESKTOP_PLATFORMS.has(platform) && !channelHas(payChannel, 'ownCashier') ? 'page' : 'h5';
}
