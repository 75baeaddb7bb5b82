import type { BrandId } from './brands.ts';
import {
  CLIENT_TYPES,
  type ClientType,
  DEFAULT_CLIENT_TYPE,
  findClientType,
  type Market,
} from './client-types.ts';

/** Who asks for goods: the client type of the call's headers, and whether it names itself there. */
export interface Caller {
  clientType: ClientType;
  isKnownClient: boolean;
}

/** A caller that does not name itself, or only as a page of the web, may ask for any brand's goods; others for their own. */
function isBound({ clientType, isKnownClient }: Caller): boolean {
  return isKnownClient && clientType.id !== DEFAULT_CLIENT_TYPE;
}

/** The one brand whose things a caller may see; undefined for one that may see any. */
export function boundBrandOf(caller: Caller): BrandId | undefined {
  return isBound(caller) ? caller.clientType.brand : undefined;
}

export function maySeeBrand(caller: Caller, brand: BrandId): boolean {
  return (boundBrandOf(caller) ?? brand) === brand;
}

const isOn = (market: Market) => (type: ClientType) => market === 'common' || type.market === market;

/** The client type whose goods are asked for; undefined where there are none for this caller. */
export function shelfFor(market: Market, asked: string | undefined, caller: Caller): ClientType | undefined {
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

/** The same where goods are asked for by the number of their selling channel. */
export function shelfOfChannel(market: Market, channelId: number, caller: Caller): ClientType | undefined {
  return sellerOfChannel(channelId, caller, isOn(market));
}

/** The brand whose blocks a channel shows to this caller; undefined where the channel is nobody's or another brand's. */
export function brandOfChannel(channelId: number, caller: Caller): BrandId | undefined {
  return sellerOfChannel(channelId, caller)?.brand;
}

/** Channels through which the goods of a brand's market are sold. */
export function channelsOf(brand: BrandId, market: Market): ReadonlySet<number> {
  const types = CLIENT_TYPES.filter((type) => type.brand === brand && type.market === market);
  return new Set(types.map(({ channelId }) => channelId));
}
