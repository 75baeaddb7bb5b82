import type { VersionGate } from './version-gates.ts';

export type Platform = 'android' | 'ios' | 'ipad' | 'harmony' | 'applet' | 'web' | 'windows' | 'mac' | 'tv';

/** Markets by the platform that their clients run on, unless a client names another. */
export const PLATFORM_OF_MARKET = {
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
} as const satisfies Record<string, Platform>;

export type Market = keyof typeof PLATFORM_OF_MARKET;

/** Selling channel of clients that have none of their own. */
export const DEFAULT_CHANNEL = 2;

/** What is special about a client type. */
export interface ClientTraits {
  platform?: Platform;
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

export type ClientTypeRow = readonly [id: string, channelId: number, market: Market, traits?: ClientTraits];

/** Options of a desktop client on the purchase page, beyond its market. */
export interface DesktopClient {
  /** VIP+ tab; only in source mode 0. */
  multiTab: boolean;
  /** From this version on the client's own cashier is used. */
  sourceModeGate?: VersionGate;
  ownCashier?: 'lenovo' | 'qihoo';
  /** Renewing goods require accepting an agreement before the QR code is shown. */
  agreeOverlay?: true;
  /** Its store requires a link to refunds beside the price. */
  refundBox?: true;
}

/** Platforms that a brand's apps can be downloaded for. */
export type DownloadPlatform = 'ios' | 'android' | 'harmony' | 'windows' | 'mac';

/** Where a brand's apps are. */
export interface AppLinks {
  /** The page or file that installs the app; a KOL code is added to its query. */
  downloads: Readonly<Record<DownloadPlatform, string>>;
  /**
   * Origin of the links that systems open in the installed app by themselves. It differs from the origin of our pages,
   * because Safari stays in the browser for a link to the current origin.
   */
  universalLink: string;
  /** App Store search; the keyword is added to its query. */
  appStoreSearch: string;
}

/** How the platforms identify a brand's apps. */
export interface AppIdentity {
  /** Apple's app id (team and bundle), as in the association file. */
  appleAppId: string;
  androidPackage: string;
  /** WeChat's id of the mobile app, for the launch tag. */
  wechatAppId: string;
  /** SHA-256 fingerprints of the Android signing certificates. */
  androidFingerprints: readonly string[];
}

/** Publisher of a brand's apps and their filing number, which download pages must show by law. */
export interface AppPublisher {
  developer: string;
  filing: string;
}

/** One shape of a mark on its 32 x 32 tile. */
export interface MarkShape {
  d: string;
  fill?: string;
  stroke?: string;
  width?: number;
}

/** A brand's logo. */
export interface BrandMark {
  /** The tile's own colours, top left to bottom right: the same in both themes. */
  tile: readonly [string, string];
  shapes: readonly MarkShape[];
}

/** Everything that differs between brands, beside their look and their content. */
export interface BrandFacts {
  name: string;
  slogan: string;
  /** Where go-to-download leads: the brand's own site, never an address that a client sent. */
  officialSite: string;
  smsSignature: string;
  /** Deep-link scheme of the apps. */
  scheme: string;
  /** Browser theme colour in light and dark. */
  themeColor: { light: string; dark: string };
  mark: BrandMark;
  clientTypes: readonly ClientTypeRow[];
  desktopClients?: Readonly<Record<string, DesktopClient>>;
  publisher: AppPublisher;
  identity: AppIdentity;
  links: AppLinks;
}
