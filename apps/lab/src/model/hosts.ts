import { CLIENT_TYPES, clientTypeOf, type Platform } from '@juban/catalog';
import { CONTAINERS, type Container, isInApp } from '../../../web/src/platform/host/container.ts';

export { CONTAINERS as HOSTS, isInApp };
/** What the Lab plays around the page. */
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

/** Where a client type is at home. */
export const usualHost = (clientType: string): HostKind =>
  HOST_OF_PLATFORM[clientTypeOf(clientType).platform];

/** The client type to show in a host: one that is at home there, of the same brand where it has one. */
export function clientTypeInHost(host: HostKind, current: string): string {
  if (!isInApp(host) || usualHost(current) === host) return current;
  const { brand } = clientTypeOf(current);
  const own = CLIENT_TYPES.filter((clientType) => clientType.brand === brand);
  return own.find(({ id }) => usualHost(id) === host)?.id ?? current;
}
