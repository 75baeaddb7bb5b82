import { CLIENT_TYPES, type ClientType } from './client-types.ts';

/** Apple apps with union products in the App Store, and their platform values. */
const STORE_PLATFORMS: Readonly<Record<string, 1 | 3 | 4>> = {
  ios_rrsp_jzsp: 1,
  ipad_rrsp: 3,
  ios_rrtv_jsb: 4,
};

const ANDROID = 2;

/** The platform value of the union pages: iOS lite 1, iPad 3, iOS second app 4, any other 2. */
export function unionPlatformOf(clientTypeId: string): 1 | 2 | 3 | 4 {
  return STORE_PLATFORMS[clientTypeId] ?? ANDROID;
}

/** How a client type sells unions. Apple apps sell through the App Store or not at all. */
export type UnionSales = 'store' | 'wallets' | 'none';

export function unionSalesOf({ id, platform }: Pick<ClientType, 'id' | 'platform'>): UnionSales {
  if (platform !== 'ios' && platform !== 'ipad') return 'wallets';
  return unionPlatformOf(id) === ANDROID ? 'none' : 'store';
}

/**
 * The client type whose union prices are shown. An Apple app without union products shows the price of its
 * brand's Android app.
 */
export function unionPriceSellerOf(clientType: ClientType): ClientType {
  if (unionSalesOf(clientType) !== 'none') return clientType;
  const isAndroid = ({ brand, market }: ClientType) => brand === clientType.brand && market === 'android';
  return CLIENT_TYPES.find(isAndroid) ?? clientType;
}
