import { CLIENT_TYPES, clientTypeOf, type Platform } from '@juban/catalog';
import { CONTAINERS, type Container, isInApp } from '../../../web/src/platform/host/container.ts';

export { CONTAINERS as HOSTS, isInApp };
/** The host that the Lab simulates around the page. */
export type HostKind = Container;

export const HOST_NAMES: Readonly<Record<HostKind, string>> = {
  android: 'Android App',
  ios: 'iOS App',
  ipad: 'iPad App',
  harmony: '鸿蒙 App',
  miniProgram: '微信小程序',
  desktopClient: '桌面客户端',
  wechat: '微信',
  qq: 'QQ',
  weibo: '微博',
  alipay: '支付宝',
  browser: '浏览器',
};

const HOST_OF_PLATFORM: Readonly<Record<Platform, HostKind>> = {
  android: 'android',
  ios: 'ios',
  ipad: 'ipad',
  harmony: 'harmony',
  applet: 'miniProgram',
  web: 'browser',
  windows: 'desktopClient',
  mac: 'desktopClient',
  tv: 'android',
};

/** The usual host of a client type. */
export const defaultHost = (clientType: string): HostKind =>
  HOST_OF_PLATFORM[clientTypeOf(clientType).platform];

/** The client type for a host: one that usually runs in it, of the same brand if possible. */
export function clientTypeInHost(host: HostKind, current: string): string {
  if (!isInApp(host) || defaultHost(current) === host) return current;
  const { brand } = clientTypeOf(current);
  const own = CLIENT_TYPES.filter((clientType) => clientType.brand === brand);
  return own.find(({ id }) => defaultHost(id) === host)?.id ?? current;
}
