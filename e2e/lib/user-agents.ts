const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)';
const IPAD = IPHONE.replace('iPhone; CPU iPhone OS', 'iPad; CPU OS');
const PIXEL = 'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko)';
const PIXEL_VIEW = `${PIXEL} Version/4.0 Chrome/130.0.0.0 Mobile Safari/537.36`;
const HARMONY =
  'Mozilla/5.0 (Phone; OpenHarmony 5.0) AppleWebKit/537.36 Chrome/114.0.0.0 Safari/537.36 ArkWeb/4.1.6.1 Mobile';
const WINDOWS =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Safari/537.36';

/** User agents of browsers, including those inside social apps. */
export const USER_AGENTS = {
  safari: `${IPHONE} Version/18.0 Mobile/15E148 Safari/604.1`,
  chromeAndroid: `${PIXEL} Chrome/130.0.0.0 Mobile Safari/537.36`,
  harmony: HARMONY,
  desktop: WINDOWS,
  mac: 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Safari/605.1.15',
  wechat: `${IPHONE} Mobile/15E148 MicroMessenger/8.0.50(0x18003231) NetType/WIFI Language/zh_CN`,
  qq: `${PIXEL} Version/4.0 Chrome/109.0.0.0 Mobile Safari/537.36 V1_AND_SQ_9.0.60 QQ/9.0.60.17095 NetType/WIFI`,
  weibo: `${IPHONE} Mobile/15E148 Weibo (iPhone15,3__weibo__14.5.0__iphone__os18.0)`,
  alipay: `${PIXEL} Version/4.0 Chrome/100.0.0.0 Mobile Safari/537.36 AliApp(AP/10.5.80) AlipayClient/10.5.80`,
} as const;

/** User agents of hosts (docs/bridge.md), and of browsers without a bridge. */
export const HOST_AGENTS = {
  android: `${PIXEL_VIEW} JubanApp/6.2.0`,
  harmony: `${HARMONY} JubanApp/6.2.0`,
  ios: `${IPHONE} Mobile/15E148 JubanApp/6.2.0`,
  ipad: `${IPAD} Mobile/15E148 JubanApp/6.2.0`,
  miniProgram: `${PIXEL_VIEW} MicroMessenger/8.0.49 miniProgram/wx0000000000000000`,
  desktopClient: `${WINDOWS} JubanDesktop/3.1.0`,
  wechat: USER_AGENTS.wechat,
  qq: USER_AGENTS.qq,
  weibo: USER_AGENTS.weibo,
  alipay: USER_AGENTS.alipay,
  browser: USER_AGENTS.chromeAndroid,
} as const;
