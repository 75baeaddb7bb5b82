import type { BrandId } from './brands.ts';
import {
  CLIENT_TYPES,
  type ClientType,
  DEFAULT_CLIENT_TYPE,
  findClientType,
  type Market,
} from './client-types.ts';

/** Who asks for goods: the client type in the headers, and whether it was sent at all. */
export interface Caller {
  clientType: ClientType;
  isKnownClient: boolean;
}

/**
 * Callers without a client type and web pages may ask for the goods of any brand; other callers only for
 * their own.
 */
function isBound({ clientType, isKnownClient }: Caller): boolean {
  return isKnownClient && clientType.id !== DEFAULT_CLIENT_TYPE;
}

/** The only brand whose goods the caller may see; undefined for all brands. */
export function boundBrandOf(caller: Caller): BrandId | undefined {
  return isBound(caller) ? caller.clientType.brand : undefined;
}

export function maySeeBrand(caller: Caller, brand: BrandId): boolean {
  return (boundBrandOf(caller) ?? brand) === brand;
}

const isOn = (market: Market) => (type: ClientType) => market === 'common' || type.market === market;

/** The client type whose goods are meant; undefined if the caller may not see any. */
export function sellerFor(market: Market, asked: string | undefined, caller: Caller): ClientType | undefined {
  const fits = isOn(market);
  if (asked !== undefined) {
    const type = findClientType(asked);
    return type && fits(type) && maySeeBrand(caller, type.brand) ? type : undefined;
  }
  if (fits(caller.clientType)) return caller.clientType;
  const sellers = CLIENT_TYPES.filter((type) => fits(type) && maySeeBrand(caller, type.brand));
  return sellers.find(({ brand }) => brand === caller.clientType.brand) ?? sellers[0];
}

function sellerOfChannel(channelId: number, caller: Caller, fits = (_type: ClientType) => true) {
  const sellers = CLIENT_TYPES.filter(
    (type) => type.channelId === channelId && fits(type) && maySeeBrand(caller, type.brand),
  );
  return sellers.find(({ brand }) => brand === caller.clientType.brand) ?? sellers[0];
}

/** The same for goods identified by selling channel. */
export function sellerOfMarketChannel(
  market: Market,
  channelId: number,
  caller: Caller,
): ClientType | undefined {
  return sellerOfChannel(channelId, caller, isOn(market));
}

/**
 * The brand whose blocks a channel shows to the caller; undefined if the channel is unknown or belongs to
 * another brand.
 */
export function brandOfChannel(channelId: number, caller: Caller): BrandId | undefined {
  return sellerOfChannel(channelId, caller)?.brand;
}

/** Channels that sell the goods of a brand's market. */
export function channelsOf(brand: BrandId, market: Market): ReadonlySet<number> {
  const types = CLIENT_TYPES.filter((type) => type.brand === brand && type.market === market);
  return new Set(types.map(({ channelId }) => channelId));
}
