import type { BrandId } from './brands.ts';

export type Platform = 'android' | 'ios' | 'ipad' | 'harmony' | 'applet' | 'web' | 'windows' | 'mac' | 'tv';
export type Market =
  | 'android'
  | 'ios'
  | 'ipad'
  | 'pc'
  | 'mac'
  | 'harmony'
  | 'win_tthj'
  | 'win_hjsp'
  | 'tv'
  | 'common';

export interface ClientType {
  id: string;
  brand: BrandId;
  platform: Platform;
  market: Market;
  /** Selling channel; 2 if the specification names none. */
  channelId: number;
  /** Hides the level display. */
  hidesLevel?: true;
  /** Pays through the app's own wallet popup. */
  nativePayment?: true;
  /** Answers are sealed as a whole body, without a code field. */
  sealedBody?: true;
  /** Sends an empty version, so all version gates are closed. */
  sendsNoVersion?: true;
  /** No packages with partner benefits. */
  sellsNoPlus?: true;
  /** Identifies goods by the store's bag id: the refGoodsCode of a package is its bagId. */
  sellsByBag?: true;
}

const DEFAULT_CHANNEL = 2;

type Row = [id: string, channelId: number, market: Market, extra?: Partial<ClientType>];

const PLATFORM_OF_MARKET: Readonly<Record<Market, Platform>> = {
  android: 'android',
  ios: 'ios',
  ipad: 'ipad',
  pc: 'windows',
  mac: 'mac',
  harmony: 'harmony',
  win_tthj: 'windows',
  win_hjsp: 'windows',
  tv: 'tv',
  common: 'web',
};

const ROWS: Readonly<Record<BrandId, readonly Row[]>> = {
  yujian: [
    ['web', DEFAULT_CHANNEL, 'common'],
    ['Android', 2, 'android', { nativePayment: true }],
    ['ios_rrsp_jzsp', 1, 'ios'],
    ['ipad_rrsp', 3, 'ipad'],
    ['ios_rrtv_jsb', 4, 'ios', { sellsByBag: true }],
    ['ios_zyb', 7, 'ios', { sellsByBag: true }],
    ['android_rrsp_xb', 14, 'android', { nativePayment: true }],
    ['ios_rrsp_xb_yifanju', 15, 'ios'],
    ['android_jmh', 22, 'android', { nativePayment: true }],
    ['web_applet', 43, 'common', { platform: 'applet' }],
    ['android_rrsp_hm', 57, 'harmony', { platform: 'harmony' }],
    ['ios_rrsp_2023', DEFAULT_CHANNEL, 'ios', { hidesLevel: true, sellsByBag: true }],
    ['android_fast', DEFAULT_CHANNEL, 'android', { hidesLevel: true, sealedBody: true, sellsNoPlus: true }],
    ['rrtv', DEFAULT_CHANNEL, 'tv', { hidesLevel: true }],
    ['tv', DEFAULT_CHANNEL, 'tv'],
    ['win_rrsp', DEFAULT_CHANNEL, 'pc'],
    ['mac_rrsp', DEFAULT_CHANNEL, 'mac'],
    ['win_rrsp_lianxiang', DEFAULT_CHANNEL, 'pc'],
    ['win_rrsp_360', DEFAULT_CHANNEL, 'pc'],
    ['win_rrsp_huawei', DEFAULT_CHANNEL, 'pc'],
  ],
  ddsp: [
    ['ipad_ddsp', 16, 'ipad'],
    ['ios_ddsp', DEFAULT_CHANNEL, 'ios'],
    ['android_ddsp', DEFAULT_CHANNEL, 'android'],
    ['ddmj', DEFAULT_CHANNEL, 'android', { hidesLevel: true }],
    ['ddhj', DEFAULT_CHANNEL, 'android', { hidesLevel: true, sendsNoVersion: true }],
  ],
  jqq: [
    ['ios_jxx', 17, 'ios'],
    ['android_jxx', 18, 'android', { nativePayment: true }],
    ['ios_jqq', DEFAULT_CHANNEL, 'ios'],
    ['android_jqq', DEFAULT_CHANNEL, 'android'],
    ['android_jqq_huawei', DEFAULT_CHANNEL, 'android'],
  ],
  tthj: [
    ['tthj', 100, 'common', { platform: 'android' }],
    ['hjsp', 101, 'common', { platform: 'android' }],
    ['tiantianhanju', 102, 'common', { platform: 'android', sealedBody: true }],
    ['win_tthj', DEFAULT_CHANNEL, 'win_tthj'],
    ['win_hjsp', DEFAULT_CHANNEL, 'win_hjsp'],
  ],
};

export const CLIENT_TYPES: readonly ClientType[] = (Object.keys(ROWS) as BrandId[]).flatMap((brand) =>
  ROWS[brand].map(([id, channelId, market, extra]) => ({
    id,
    brand,
    channelId,
    market,
    platform: PLATFORM_OF_MARKET[market],
    ...extra,
  })),
);

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
