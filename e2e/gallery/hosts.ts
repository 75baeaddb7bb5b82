import type { SimulatedHost } from '../../apps/web/src/host/testing/simulated-host.ts';

/** A container as the page meets it: how it introduces itself, and the bridge it brings. */
export interface GalleryHost {
  name: string;
  userAgent: string;
  width: number;
  bridge?: SimulatedHost;
}

const ANDROID =
  'Mozilla/5.0 (Linux; Android 13; Pixel 7; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/116.0.0.0 Mobile Safari/537.36';
const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 16_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148';
const IPAD = IPHONE.replace('iPhone; CPU iPhone OS', 'iPad; CPU OS');
const HARMONY =
  'Mozilla/5.0 (Phone; OpenHarmony 5.0) AppleWebKit/537.36 Chrome/114.0.0.0 Safari/537.36 ArkWeb/4.1.6.1';
const WINDOWS = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/109.0.0.0 Safari/537.36';

const PHONE = 390;
const TABLET = 820;
const DESKTOP = 1180;

const answering = (kind: SimulatedHost['kind'], clientType: string): SimulatedHost => ({
  kind,
  answers: { getAppInfo: { clientType, clientVersion: '5.19.1' } },
});

/** One page in twelve hosts, side by side. */
export const HOSTS: readonly GalleryHost[] = [
  { name: '安卓 App', userAgent: ANDROID, width: PHONE, bridge: answering('hostObject', 'Android') },
  {
    name: 'iPhone App',
    userAgent: IPHONE,
    width: PHONE,
    bridge: answering('messageHandler', 'ios_rrsp_jzsp'),
  },
  { name: 'iPad App', userAgent: IPAD, width: TABLET, bridge: answering('messageHandler', 'ipad_rrsp') },
  { name: '鸿蒙 App', userAgent: HARMONY, width: PHONE, bridge: answering('hostObject', 'android_rrsp_hm') },
  { name: '点点安卓 App', userAgent: ANDROID, width: PHONE, bridge: answering('hostObject', 'android_ddsp') },
  {
    name: '剧圈圈 iPhone App',
    userAgent: IPHONE,
    width: PHONE,
    bridge: answering('oldMessageHandler', 'ios_jqq'),
  },
  {
    name: 'Windows 客户端',
    userAgent: WINDOWS,
    width: DESKTOP,
    bridge: answering('queryFunction', 'win_rrsp'),
  },
  { name: '微信', userAgent: `${ANDROID} MicroMessenger/8.0.40 NetType/4G`, width: PHONE },
  { name: '微信小程序', userAgent: `${ANDROID} MicroMessenger/8.0.40 miniProgram/wx1f`, width: PHONE },
  { name: 'QQ', userAgent: `${ANDROID} QQ/8.9.68.11565 NetType/WIFI`, width: PHONE },
  { name: '微博', userAgent: `${IPHONE} Weibo (iPhone14,2__weibo__13.8.0)`, width: PHONE },
  { name: '支付宝', userAgent: `${IPHONE} AliApp(AP/10.5.0) AlipayClient/10.5.0`, width: PHONE },
  {
    name: '浏览器',
    userAgent: IPHONE.replace('Mobile/15E148', 'Version/16.5 Mobile/15E148 Safari/604.1'),
    width: PHONE,
  },
];
