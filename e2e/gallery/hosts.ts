import type { SimulatedHost } from '../../apps/web/src/platform/host/testing/simulated-host.ts';
import { HOST_AGENTS, USER_AGENTS } from '../lib/user-agents.ts';

/** A host app: its user agent and its bridge. */
export interface GalleryHost {
  name: string;
  userAgent: string;
  width: number;
  bridge?: SimulatedHost;
}

const PHONE = 390;
const TABLET = 820;
const DESKTOP = 1180;

const answering = (kind: SimulatedHost['kind'], clientType: string): SimulatedHost => ({
  kind,
  answers: { getAppInfo: { clientType, clientVersion: '5.19.1' } },
});

/** One page in twelve hosts, for comparison. */
export const HOSTS: readonly GalleryHost[] = [
  {
    name: '安卓 App',
    userAgent: HOST_AGENTS.android,
    width: PHONE,
    bridge: answering('hostObject', 'Android'),
  },
  {
    name: 'iPhone App',
    userAgent: HOST_AGENTS.ios,
    width: PHONE,
    bridge: answering('messageHandler', 'ios_rrsp_jzsp'),
  },
  {
    name: 'iPad App',
    userAgent: HOST_AGENTS.ipad,
    width: TABLET,
    bridge: answering('messageHandler', 'ipad_rrsp'),
  },
  {
    name: '鸿蒙 App',
    userAgent: HOST_AGENTS.harmony,
    width: PHONE,
    bridge: answering('hostObject', 'android_rrsp_hm'),
  },
  {
    name: '点点安卓 App',
    userAgent: HOST_AGENTS.android,
    width: PHONE,
    bridge: answering('hostObject', 'android_ddsp'),
  },
  {
    name: '剧圈圈 iPhone App',
    userAgent: HOST_AGENTS.ios,
    width: PHONE,
    bridge: answering('oldMessageHandler', 'ios_jqq'),
  },
  {
    name: 'Windows 客户端',
    userAgent: HOST_AGENTS.desktopClient,
    width: DESKTOP,
    bridge: answering('queryFunction', 'win_rrsp'),
  },
  { name: '微信', userAgent: HOST_AGENTS.wechat, width: PHONE },
  { name: '微信小程序', userAgent: HOST_AGENTS.miniProgram, width: PHONE },
  { name: 'QQ', userAgent: HOST_AGENTS.qq, width: PHONE },
  { name: '微博', userAgent: HOST_AGENTS.weibo, width: PHONE },
  { name: '支付宝', userAgent: HOST_AGENTS.alipay, width: PHONE },
  { name: '浏览器', userAgent: USER_AGENTS.safari, width: PHONE },
];
