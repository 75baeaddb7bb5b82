import { CLIENT_TYPES, type ClientType } from './client-types.ts';

/** Apps of Apple's that sell unions in the App Store, each by its own channel and goods codes. */
const STORE_PLATFORMS: Readonly<Record<string, 1 | 3 | 4>> = {
  ios_rrsp_jzsp: 1,
  ipad_rrsp: 3,
  ios_rrtv_jsb: 4,
};

const ANDROID = 2;

/** The platform value of the union pages: iOS lite 1, iPad 3, iOS second app 4, any other pays as Android does: 2. */
export function unionPlatformOf(clientTypeId: string): 1 | 2 | 3 | 4 {
  return STORE_PLATFORMS[clientTypeId] ?? ANDROID;
}

/** Paid for in the App Store, and there alone. */
export const sellsUnionsInStore = ({ id }: Pick<ClientType, 'id'>): boolean =>
  unionPlatformOf(id) !== ANDROID;

/**
 * Whose shelf a client type sells unions from. Apps of Apple's that pay as Android does buy at Android's price: that of
 * their own shelf is the App Store's.
 */
export function unionShelfOf(clientType: ClientType): ClientType {
  const isStores = clientType.market === 'ios' || clientType.market === 'ipad';
  if (!isStores || sellsUnionsInStore(clientType)) return clientType;
  const isAndroids = ({ brand, market }: ClientType) => brand === clientType.brand && market === 'android';
  return CLIENT_TYPES.find(isAndroids) ?? clientType;
}
