import { type BrandId, CLIENT_TYPES, type ClientType, clientTypeOf, type Platform } from '@juban/catalog';

const PLATFORM_NAMES: Readonly<Record<Platform, string>> = {
  android: '安卓',
  ios: 'iPhone',
  ipad: 'iPad',
  harmony: '鸿蒙',
  applet: '小程序',
  web: '网页',
  windows: 'Windows',
  mac: 'Mac',
  tv: '电视',
};

export const clientTypesOf = (brand: BrandId): ClientType[] =>
  CLIENT_TYPES.filter((clientType) => clientType.brand === brand);

export const platformName = ({ platform }: ClientType): string => PLATFORM_NAMES[platform];

export const describeClientType = (clientType: ClientType): string =>
  `${platformName(clientType)} · ${clientType.id}`;

/** The client type for another brand: same platform, otherwise Android, otherwise the first. */
export function clientTypeInBrand(brand: BrandId, current: string): string {
  const own = clientTypesOf(brand);
  const { platform } = clientTypeOf(current);
  const found =
    own.find((clientType) => clientType.platform === platform) ??
    own.find((clientType) => clientType.platform === 'android') ??
    own[0];
  return found?.id ?? current;
}
