import { blocksApps, type Container, isInApp, isSocial } from './container.ts';
import type { TransportKind } from './transport-kind.ts';

/** What a page may ask of the place it runs in. */
export interface Capabilities {
  /** One of our own apps or clients. */
  isInApp: boolean;
  /** The browser inside WeChat, QQ, Weibo or Alipay: its menu leads out of it. */
  isSocialBrowser: boolean;
  /** No page may open an app here, or download one: it tells how to leave. */
  blocksApps: boolean;
  /** The wallet whose own browser this is: it pays here by its own means. */
  wallet: 'aliPay' | 'wechat' | undefined;
  /** A file that a page makes can be kept: web views of apps let none through. */
  savesFiles: boolean;
  canShare: boolean;
  /** Alipay or WeChat through the app's own wallet popup. */
  paysNatively: boolean;
  /** Natively means a page of the host's own, which opens this one again when it is done. */
  paysOnHostPage: boolean;
  /** Purchases of the App Store, and the entry that restores them. */
  hasInAppPurchase: boolean;
  /** The 360 client's cashier is reached through the desktop client. */
  hasDesktopCashier: boolean;
  logsIn: boolean;
  opensWebViews: boolean;
  opensBrowser: boolean;
  closesPage: boolean;
  hasDeviceId: boolean;
  asksNotificationPermission: boolean;
}

type BridgeCapability = Exclude<
  keyof Capabilities,
  'isInApp' | 'isSocialBrowser' | 'blocksApps' | 'wallet' | 'savesFiles'
>;

const WALLETS: Readonly<Partial<Record<Container, Capabilities['wallet']>>> = {
  alipay: 'aliPay',
  wechat: 'wechat',
};

const APP: readonly BridgeCapability[] = [
  'canShare',
  'logsIn',
  'opensWebViews',
  'opensBrowser',
  'closesPage',
  'hasDeviceId',
  'asksNotificationPermission',
];

/** What each container's bridge can do; without a bridge it can do none of it. */
const BY_BRIDGE: Readonly<Partial<Record<Container, readonly BridgeCapability[]>>> = {
  android: [...APP, 'paysNatively'],
  harmony: [...APP, 'paysNatively'],
  ios: [...APP, 'hasInAppPurchase'],
  ipad: [...APP, 'hasInAppPurchase'],
  miniProgram: ['canShare', 'logsIn', 'opensWebViews', 'closesPage', 'paysNatively', 'paysOnHostPage'],
  desktopClient: [
    'logsIn',
    'opensWebViews',
    'opensBrowser',
    'closesPage',
    'hasDeviceId',
    'hasDesktopCashier',
  ],
};

export function capabilitiesOf(container: Container, transport: TransportKind): Capabilities {
  const able = new Set(transport === 'none' ? [] : BY_BRIDGE[container]);
  return {
    isInApp: isInApp(container),
    isSocialBrowser: isSocial(container),
    blocksApps: blocksApps(container),
    wallet: WALLETS[container],
    savesFiles: container === 'browser',
    canShare: able.has('canShare'),
    paysNatively: able.has('paysNatively'),
    paysOnHostPage: able.has('paysOnHostPage'),
    hasInAppPurchase: able.has('hasInAppPurchase'),
    hasDesktopCashier: able.has('hasDesktopCashier'),
    logsIn: able.has('logsIn'),
    opensWebViews: able.has('opensWebViews'),
    opensBrowser: able.has('opensBrowser'),
    closesPage: able.has('closesPage'),
    hasDeviceId: able.has('hasDeviceId'),
    asksNotificationPermission: able.has('asksNotificationPermission'),
  };
}
