import { type BrandFacts, DEFAULT_CHANNEL } from '../brand-facts.ts';

export const ddsp: BrandFacts = {
  name: '点点视频',
  slogan: '一点就看，点点都好看',
  officialSite: 'https://www.ddsp.example',
  smsSignature: '点点视频',
  scheme: 'ddsp',
  themeColor: { light: '#f3f7f6', dark: '#0a0f0f' },
  // A play sign made of dots, the last one lit.
  mark: {
    tile: ['#17b8a5', '#0b7d71'],
    shapes: [
      { d: 'M7.9 8.6a2.5 2.5 0 1 0 5 0a2.5 2.5 0 1 0 -5 0z', fill: '#fff' },
      { d: 'M7.9 16a2.5 2.5 0 1 0 5 0a2.5 2.5 0 1 0 -5 0z', fill: '#fff' },
      { d: 'M7.9 23.4a2.5 2.5 0 1 0 5 0a2.5 2.5 0 1 0 -5 0z', fill: '#fff' },
      { d: 'M14.4 12.3a2.5 2.5 0 1 0 5 0a2.5 2.5 0 1 0 -5 0z', fill: '#fff' },
      { d: 'M14.4 19.7a2.5 2.5 0 1 0 5 0a2.5 2.5 0 1 0 -5 0z', fill: '#fff' },
      { d: 'M20.5 16a2.9 2.9 0 1 0 5.8 0a2.9 2.9 0 1 0 -5.8 0z', fill: '#ffd76a' },
    ],
  },
  clientTypes: [
    ['ipad_ddsp', 16, 'ipad'],
    ['ios_ddsp', DEFAULT_CHANNEL, 'ios'],
    ['android_ddsp', DEFAULT_CHANNEL, 'android'],
    ['ddmj', DEFAULT_CHANNEL, 'android', { hidesLevel: true }],
    ['ddhj', DEFAULT_CHANNEL, 'android', { hidesLevel: true, sendsNoVersion: true }],
  ],
  publisher: {
    developer: '点点视界（成都）科技有限公司',
    filing: '蜀ICP备2026000202号-1A',
  },
  identity: {
    appleAppId: 'DD8R3W6N5X.example.ddsp.video',
    androidPackage: 'example.ddsp.video',
    wechatAppId: 'wx31c8f06e7d9a5b24',
    androidFingerprints: [
      'A3:7C:12:E8:59:F4:0D:B6:2B:91:6E:C5:38:07:D2:AA:4F:E1:73:1C:86:B9:50:FD:68:24:9B:CE:03:D7:7A:35',
    ],
  },
  links: {
    downloads: {
      ios: 'https://apps.ddsp.example/ios/id1600000202',
      android: 'https://dl.ddsp.example/android/ddsp.apk',
      harmony: 'https://apps.ddsp.example/harmony/C1600000202',
      windows: 'https://dl.ddsp.example/windows/ddsp-setup.exe',
      mac: 'https://dl.ddsp.example/mac/ddsp.dmg',
    },
    universalLink: 'https://app.ddsp.example',
    appStoreSearch: 'https://apps.ddsp.example/ios/search',
  },
};
