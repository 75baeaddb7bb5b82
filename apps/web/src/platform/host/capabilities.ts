import { blocksApps, type Container, isInApp, isSocial } from './container.ts';
import type { TransportKind } from './transport-kind.ts';

/** What the page's environment supports. */
export interface Capabilities {
  /** One of our apps or clients. */
  isInApp: boolean;
  /** The browser inside WeChat, QQ, Weibo or Alipay, which can open the system browser by its menu. */
  isSocialBrowser: boolean;
  /** Pages cannot open or download apps here and explain how to leave. */
  blocksApps: boolean;
  /** The wallet in whose browser the page runs; only that wallet can pay. */
  wallet: 'aliPay' | 'wechat' | undefined;
  /** The page can save files; web views of apps cannot. */
  savesFiles: boolean;
  canShare: boolean;
  /** Alipay or WeChat through the app's own wallet popup. */
  paysNatively: boolean;
  /** Payment runs on a page of the host, which then opens this page again. */
  paysOnHostPage: boolean;
  /** App Store purchases and restoring them. */
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

/** What each container's bridge supports; without a bridge, nothing. */
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
