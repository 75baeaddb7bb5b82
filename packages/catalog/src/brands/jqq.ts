import { type BrandFacts, DEFAULT_CHANNEL } from '../brand-facts.ts';

export const jqq: BrandFacts = {
  name: '剧圈圈',
  slogan: '追剧的人，都在圈里',
  officialSite: 'https://www.jqq.example',
  smsSignature: '剧圈圈',
  scheme: 'jqq',
  themeColor: { light: '#f9f4f2', dark: '#100c0c' },
  // Two rings holding each other: each is open where the other one passes over it.
  mark: {
    tile: ['#f0503a', '#b81d14'],
    shapes: [
      { d: 'M18.3 18.55A6.8 6.8 0 1 0 12.47 22.78', stroke: '#fff', width: 2.8 },
      { d: 'M13.7 13.45A6.8 6.8 0 1 0 19.53 9.22', stroke: '#ffc9a3', width: 2.8 },
    ],
  },
  clientTypes: [
    ['ios_jxx', 17, 'ios'],
    ['android_jxx', 18, 'android', { nativePayment: true }],
    ['ios_jqq', DEFAULT_CHANNEL, 'ios'],
    ['android_jqq', DEFAULT_CHANNEL, 'android'],
    ['android_jqq_huawei', DEFAULT_CHANNEL, 'android'],
  ],
  publisher: {
    developer: '圈里人（武汉）网络科技有限公司',
    filing: '鄂ICP备2026000303号-1A',
  },
  identity: {
    appleAppId: 'JQ2H9V5B7C.example.jqq.drama',
    androidPackage: 'example.jqq.drama',
    wechatAppId: 'wxe5720b9c4f1863da',
    androidFingerprints: [
      'C9:15:6F:DA:02:B7:4E:83:F1:3D:A8:60:97:5C:E2:0B:74:D9:1A:F6:4B:82:CD:37:90:EE:58:03:BF:61:2C:A4',
      '18:E4:7B:90:3C:AF:65:D1:08:F2:B3:5E:C7:29:84:6A:DB:40:9F:13:E6:7D:51:B8:2A:C4:0F:96:73:DE:35:8C',
    ],
  },
  links: {
    downloads: {
      ios: 'https://apps.jqq.example/ios/id1600000303',
      android: 'https://dl.jqq.example/android/jqq.apk',
      harmony: 'https://apps.jqq.example/harmony/C1600000303',
      windows: 'https://dl.jqq.example/windows/jqq-setup.exe',
      mac: 'https://dl.jqq.example/mac/jqq.dmg',
    },
    universalLink: 'https://app.jqq.example',
    appStoreSearch: 'https://apps.jqq.example/ios/search',
  },
};
