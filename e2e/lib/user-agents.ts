const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)';
const PIXEL = 'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko)';

/** What visitors come with. */
export const USER_AGENTS = {
  safari: `${IPHONE} Version/18.0 Mobile/15E148 Safari/604.1`,
  chromeAndroid: `${PIXEL} Chrome/130.0.0.0 Mobile Safari/537.36`,
  harmony:
    'Mozilla/5.0 (Phone; OpenHarmony 5.0) AppleWebKit/537.36 Chrome/114.0.0.0 Safari/537.36 ArkWeb/4.1.6.1 Mobile',
  desktop:
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Safari/537.36',
  mac: 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Safari/605.1.15',
  wechat: `${IPHONE} Mobile/15E148 MicroMessenger/8.0.50(0x18003231) NetType/WIFI Language/zh_CN`,
  qq: `${PIXEL} Version/4.0 Chrome/109.0.0.0 Mobile Safari/537.36 V1_AND_SQ_9.0.60 QQ/9.0.60.17095 NetType/WIFI`,
  weibo: `${IPHONE} Mobile/15E148 Weibo (iPhone15,3__weibo__14.5.0__iphone__os18.0)`,
  alipay: `${PIXEL} Version/4.0 Chrome/100.0.0.0 Mobile Safari/537.36 AliApp(AP/10.5.80) AlipayClient/10.5.80`,
} as const;
