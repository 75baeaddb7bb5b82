import type { ClientType } from '@juban/catalog';
import type { PaymentMethod } from '../ports/payment-gateway.ts';

/** A wallet's page for phones does not work on these. */
const DESKTOP_PLATFORMS: ReadonlySet<ClientType['platform']> = new Set(['windows', 'mac']);

/** Their cashiers are one page for all. */
const ONE_PAGE_CHANNELS: ReadonlySet<string> = new Set(['qihoo', 'lenovo']);

/** By which page of a wallet a browser of that client pays. */
export function browserMethodOf({ platform }: ClientType, payChannel: string): PaymentMethod {
  return DESKTOP_PLATFORMS.has(platform) && !ONE_PAGE_CHANNELS.has(payChannel) ? 'page' : 'h5';
}
