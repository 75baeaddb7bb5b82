import { type ClientType, findClientType } from '@juban/catalog';
import { maySeeBrand } from '@juban/catalog/shelves';
import { Refusal } from '../../lib/refusal.ts';
import type { RequestContext } from '../../plugins/context.ts';
import type { PaymentMethod } from '../../ports/payment-gateway.ts';

/** A page may sell for the app it was opened from, never for another brand's. */
export function sellerOf(named: string, context: RequestContext): ClientType {
  const type = named ? findClientType(named) : context.clientType;
  if (!type) throw new Refusal('4000');
  if (!maySeeBrand(context, type.brand)) throw new Refusal('2101');
  return type;
}

/** A wallet's page for phones does not work on these. */
const DESKTOP_PLATFORMS: ReadonlySet<ClientType['platform']> = new Set(['windows', 'mac']);

/** Their cashiers are one page for all. */
const ONE_PAGE_CHANNELS: ReadonlySet<string> = new Set(['qihoo', 'lenovo']);

/** By which page of a wallet a browser of that client pays. */
export function browserMethodOf({ platform }: ClientType, payChannel: string): PaymentMethod {
  return DESKTOP_PLATFORMS.has(platform) && !ONE_PAGE_CHANNELS.has(payChannel) ? 'page' : 'h5';
}
