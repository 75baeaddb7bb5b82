import { describe, expect, it } from 'vitest';
import type { Container } from './container.ts';
import { detectContainer, type HostSigns, versionInUserAgent } from './detect-container.ts';

const NOTHING: HostSigns = {
  userAgent: '',
  touchPoints: 0,
  hostObject: false,
  messageHandler: false,
  queryFunction: false,
  wechatEnvironment: '',
  foreignFrame: false,
};
const ANDROID =
  'Mozilla/5.0 (Linux; Android 13; 22081212C Build/TKQ1; wv) AppleWebKit/537.36 (KHTML, like Gecko)';
const CHROME = `${ANDROID} Version/4.0 Chrome/116.0.0.0 Mobile Safari/537.36`;
const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 16_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)';
const IPAD = 'Mozilla/5.0 (iPad; CPU OS 15_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)';
const MAC = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko)';
const HARMONY =
  'Mozilla/5.0 (Phone; OpenHarmony 5.0) AppleWebKit/537.36 Chrome/114.0.0.0 Safari/537.36 ArkWeb/4.1.6.1';
const WINDOWS = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/109.0.0.0 Safari/537.36';

type Row = [what: string, container: Container, userAgent: string, more?: Partial<HostSigns>];

const ROWS: readonly Row[] = [
  ['the Android app by its object', 'android', CHROME, { hostObject: true }],
  ['the Android app by its name', 'android', `${CHROME} JubanApp/10.2.4`],
  ['the iPhone app by its handler', 'ios', `${IPHONE} Mobile/15E148`, { messageHandler: true }],
  ['the iPhone app by its name', 'ios', `${IPHONE} Mobile/15E148 JubanApp/5.19.1`],
  ['the iPad app', 'ipad', `${IPAD} Mobile/15E148 JubanApp/5.18.1`, { messageHandler: true }],
  ['the iPad app that calls itself a Mac', 'ipad', MAC, { messageHandler: true, touchPoints: 5 }],
  ['the HarmonyOS app', 'harmony', HARMONY, { hostObject: true }],
  ['the HarmonyOS app by its name', 'harmony', `${HARMONY} JubanApp/1.0.0`],
  [
    'a mini-program on Android',
    'miniProgram',
    `${CHROME} XWEB/5169 MMWEBSDK/2023 MicroMessenger/8.0.40 miniProgram/wx1f`,
  ],
  [
    'a mini-program on iPhone',
    'miniProgram',
    `${IPHONE} MicroMessenger/8.0.38(0x1800262c) NetType/WIFI`,
    { wechatEnvironment: 'miniprogram' },
  ],
  ['the Windows client by its function', 'desktopClient', WINDOWS, { queryFunction: true }],
  ['the Windows client by its name', 'desktopClient', `${WINDOWS} JubanDesktop/1.13.0`],
  [
    'WeChat on Android',
    'wechat',
    `${CHROME} MQQBrowser/6.2 TBS/046 MicroMessenger/8.0.40 NetType/4G Language/zh_CN`,
  ],
  ['WeChat on iPhone', 'wechat', `${IPHONE} Mobile/15E148 MicroMessenger/8.0.38 NetType/WIFI`],
  ['WeChat on Windows', 'wechat', `${WINDOWS} NetType/WIFI MicroMessenger/7.0.20.1781 WindowsWechat`],
  ['WeCom', 'wechat', `${IPHONE} wxwork/4.1.6 MicroMessenger/7.0.1`],
  [
    'QQ on Android',
    'qq',
    `${CHROME} MQQBrowser/6.2 TBS/046 V1_AND_SQ_8.9.68_4218_YYB_D QQ/8.9.68.11565 NetType/WIFI`,
  ],
  ['QQ on iPhone', 'qq', `${IPHONE} Mobile/20F66 QQ/8.9.63.601 V1_IPH_SQ_8.9.63_1_APP_A`],
  ['Weibo on Android', 'weibo', `${CHROME} Weibo (Xiaomi-22081212C__weibo__13.6.2__android__android13)`],
  ['Weibo on iPhone', 'weibo', `${IPHONE} Mobile/15E148 Weibo (iPhone14,5__weibo__13.5.0__iphone__os16.5)`],
  [
    'Alipay',
    'alipay',
    `${CHROME} NebulaSDK/1.8.100112 Nebula AlipayDefined(nt:WIFI) AliApp(AP/10.5.0.8000) AlipayClient/10.5.0.8000`,
  ],
  ['a mini-program of Alipay', 'alipay', `${IPHONE} AliApp(AP/10.5.0) AlipayClient/10.5.0 MiniProgram`],
  ['Chrome', 'browser', CHROME],
  ['Safari', 'browser', `${IPHONE} Version/16.5 Mobile/15E148 Safari/604.1`],
  ['Safari on a Mac', 'browser', `${MAC} Version/16.5 Safari/605.1.15`],
  ['the QQ browser', 'browser', `${CHROME} MQQBrowser/13.7 Mobile Safari/537.36`],
  ['a browser on HarmonyOS', 'browser', HARMONY],
];

const HOSTILE: readonly Row[] = [
  ['an empty one', 'browser', ''],
  ['a name without a version', 'browser', `${CHROME} JubanApp/`],
  ['a name inside another', 'browser', `${CHROME} NotJubanApp/1.0`],
  ['the app on no known system', 'browser', 'JubanApp/1.0'],
  ['a megabyte before the name', 'browser', `${'a'.repeat(1_000_000)} Android JubanApp/1.0`],
  ['a thousand brackets', 'browser', '('.repeat(1000)],
  ['markup', 'browser', '<script>alert(1)</script>\u0000\uD800'],
  ['names of objects', 'browser', '__proto__ constructor toString'],
  ['miniProgram outside WeChat', 'browser', CHROME, { wechatEnvironment: 'miniprogram' }],
  [
    'everything at once, from a frame of another site',
    'browser',
    `${CHROME} MicroMessenger/8 QQ/1 JubanApp/1.0`,
    { foreignFrame: true, hostObject: true, messageHandler: true, queryFunction: true },
  ],
];

describe('the container', () => {
  it.each(ROWS)('[A-075] %s is %s', (_what, container, userAgent, more) => {
    expect(detectContainer({ ...NOTHING, ...more, userAgent })).toBe(container);
  });

  it.each(HOSTILE)('[A-075] the hostile user agent, %s, is %s', (_what, container, userAgent, more) => {
    const began = performance.now();
    expect(detectContainer({ ...NOTHING, ...more, userAgent })).toBe(container);
    expect(performance.now() - began).toBeLessThan(200);
  });

  it('[A-102] is what the Lab simulates, whatever browser it runs in', () => {
    expect(detectContainer({ ...NOTHING, userAgent: CHROME, labContainer: 'weibo' })).toBe('weibo');
  });
});

describe('the version in a user agent', () => {
  it.each([
    [`${CHROME} JubanApp/10.2.4`, '10.2.4'],
    [`${WINDOWS} JubanDesktop/1.13.0 x`, '1.13.0'],
    [`${CHROME} JubanApp/10.2.4.5.6`, undefined],
    [`${CHROME} JubanApp/99999.1`, undefined],
    [CHROME, undefined],
  ])('of %s is %s', (userAgent, version) => {
    expect(versionInUserAgent(userAgent)).toBe(version);
  });
});
