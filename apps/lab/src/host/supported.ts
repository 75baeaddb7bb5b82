import { ANSWERS } from '../../../web/src/platform/host/bridge/answers.ts';
import type { BridgeMethod } from '../../../web/src/platform/host/bridge/methods.ts';
import type { HostKind } from '../model/hosts.ts';

export type { BridgeMethod };

export const BRIDGE_METHODS = Object.keys(ANSWERS) as BridgeMethod[];

const APP: readonly BridgeMethod[] = [
  'getAppInfo',
  'getToken',
  'login',
  'close',
  'openWebView',
  'openBrowser',
  'share',
  'deviceId',
  'notificationPermission',
  'userInfoChanged',
  'track',
];

/** Supported methods of each host, as in docs/bridge.md; browsers have no bridge. */
const SUPPORTED: Readonly<Partial<Record<HostKind, readonly BridgeMethod[]>>> = {
  android: [...APP, 'payAlipay', 'payWechat'],
  harmony: [...APP, 'payAlipay', 'payWechat'],
  ios: [...APP, 'purchaseIos', 'restoreIos'],
  ipad: [...APP, 'purchaseIos', 'restoreIos'],
  miniProgram: ['getAppInfo', 'login', 'close', 'openWebView', 'share', 'payWechat'],
  desktopClient: [
    'getAppInfo',
    'getToken',
    'login',
    'close',
    'openWebView',
    'openBrowser',
    'deviceId',
    'userInfoChanged',
    'payInfo360',
    'track',
  ],
};

export function supports(host: HostKind, method: string): method is BridgeMethod {
  return SUPPORTED[host]?.some((one) => one === method) ?? false;
}
