import {
  type ClientTraits,
  DEFAULT_CHANNEL,
  type Market,
  PLATFORM_OF_MARKET,
  type Platform,
} from './brand-facts.ts';
import { type BrandId, forEachBrand } from './brands.ts';

export type { Market, Platform } from './brand-facts.ts';

export interface ClientType extends ClientTraits {
  id: string;
  brand: BrandId;
  platform: Platform;
  market: Market;
  /** Selling channel; 2 if the specification names none. */
  channelId: number;
}

export const CLIENT_TYPES: readonly ClientType[] = Object.values(
  forEachBrand(({ clientTypes }, brand) =>
    clientTypes.map(([id, channelId, market, traits]) => ({
      id,
      brand,
      channelId,
      market,
      platform: PLATFORM_OF_MARKET[market],
      ...traits,
    })),
  ),
).flat();

export const DEFAULT_CLIENT_TYPE = 'web';
/** The client type that a page assumes if the host does not answer. */
export const FALLBACK_APP_CLIENT_TYPE = 'Android';

const BY_ID = new Map(CLIENT_TYPES.map((clientType) => [clientType.id, clientType]));

export function findClientType(id: string): ClientType | undefined {
  return BY_ID.get(id);
}

/** An unknown client type is treated as plain web. */
export function clientTypeOf(id: string | undefined): ClientType {
  const found = BY_ID.get(id ?? DEFAULT_CLIENT_TYPE) ?? BY_ID.get(DEFAULT_CLIENT_TYPE);
  if (!found) throw new Error('the catalogue has no default client type');
  return found;
}

/** Selling channel of a client type; 2 by default. */
export function channelIdOf(id: string): number {
  return BY_ID.get(id)?.channelId ?? DEFAULT_CHANNEL;
}

/** Channels whose packages are paid in the app's own wallet popup: 2, 14, 18 and 22. */
export function isNativeChannel(channelId: number): boolean {
  return CLIENT_TYPES.some((type) => type.nativePayment === true && type.channelId === channelId);
}

/** iOS and iPad apps send plain values and no `et` header. */
export function sendsPlainValues(clientType: ClientType): boolean {
  return clientType.platform === 'ios' || clientType.platform === 'ipad';
}
