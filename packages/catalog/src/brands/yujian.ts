import { type BrandFacts, DEFAULT_CHANNEL } from '../brand-facts.ts';

export const yujian: BrandFacts = {
  name: '屿见视频',
  slogan: '好剧如屿，见你所爱',
  officialSite: 'https://www.yujian.example',
  smsSignature: '屿见视频',
  scheme: 'yujian',
  themeColor: { light: '#f7f5f1', dark: '#0c0d11' },
  // An island under a red sun.
  mark: {
    tile: ['#241d14', '#12100c'],
    shapes: [
      { d: 'M5.5 21.5C9.4 13 13 9.5 16 9.5s6.6 3.5 10.5 12z', fill: '#d9a95c' },
      { d: 'M16 9.5c3 0 6.6 3.5 10.5 12H16z', fill: '#8a5a1c' },
      { d: 'M5.5 24.8h21', stroke: '#d9a95c', width: 1.8 },
      { d: 'M19.9 8.6a2.7 2.7 0 1 0 5.4 0a2.7 2.7 0 1 0 -5.4 0z', fill: '#ff5a4e' },
    ],
  },
  clientTypes: [
    ['web', DEFAULT_CHANNEL, 'common'],
    ['Android', 2, 'android', { nativePayment: true }],
    ['ios_rrsp_jzsp', 1, 'ios'],
    ['ipad_rrsp', 3, 'ipad'],
    ['ios_rrtv_jsb', 4, 'ios', { sellsByBag: true }],
    ['ios_zyb', 7, 'ios', { sellsByBag: true }],
    ['android_rrsp_xb', 14, 'android', { nativePayment: true }],
    ['ios_rrsp_xb_yifanju', 15, 'ios'],
    ['android_jmh', 22, 'android', { nativePayment: true }],
    ['web_applet', 43, 'common', { platform: 'applet' }],
    ['android_rrsp_hm', 57, 'harmony', { platform: 'harmony' }],
    ['ios_rrsp_2023', DEFAULT_CHANNEL, 'ios', { hidesLevel: true, sellsByBag: true }],
    ['android_fast', DEFAULT_CHANNEL, 'android', { hidesLevel: true, sealedBody: true, sellsNoPlus: true }],
    ['rrtv', DEFAULT_CHANNEL, 'tv', { hidesLevel: true }],
    ['tv', DEFAULT_CHANNEL, 'tv'],
    ['win_rrsp', DEFAULT_CHANNEL, 'pc'],
    ['mac_rrsp', DEFAULT_CHANNEL, 'mac'],
    ['win_rrsp_lianxiang', DEFAULT_CHANNEL, 'pc'],
    ['win_rrsp_360', DEFAULT_CHANNEL, 'pc'],
    ['win_rrsp_huawei', DEFAULT_CHANNEL, 'pc'],
  ],
  desktopClients: {
    win_rrsp: { multiTab: true },
    mac_rrsp: { multiTab: false },
    win_rrsp_lianxiang: { multiTab: true, sourceModeGate: 'lenovoSourceMode', ownCashier: 'lenovo' },
    win_rrsp_360: { multiTab: true, sourceModeGate: 'qihooSourceMode', ownCashier: 'qihoo' },
    win_rrsp_huawei: { multiTab: true, agreeOverlay: true, refundBox: true },
  },
  publisher: {
    developer: '屿见（杭州）文化科技有限公司',
    filing: '浙ICP备2026000101号-1A',
  },
  identity: {
    appleAppId: 'YJ4T7K2M9Q.example.yujian.video',
    androidPackage: 'example.yujian.video',
    wechatAppId: 'wx9a4e17c05b2d6f38',
    androidFingerprints: [
      '5E:0B:9A:41:C7:2D:88:F3:16:6B:E4:90:3A:D5:7F:21:B8:04:6C:9E:52:A7:1D:F0:83:3B:C6:78:EA:15:94:2F',
    ],
  },
  links: {
    downloads: {
      ios: 'https://apps.yujian.example/ios/id1600000101',
      android: 'https://dl.yujian.example/android/yujian.apk',
      harmony: 'https://apps.yujian.example/harmony/C1600000101',
      windows: 'https://dl.yujian.example/windows/yujian-setup.exe',
      mac: 'https://dl.yujian.example/mac/yujian.dmg',
    },
    universalLink: 'https://app.yujian.example',
    appStoreSearch: 'https://apps.yujian.example/ios/search',
  },
};
