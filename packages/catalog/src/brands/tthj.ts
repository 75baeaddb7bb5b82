import { type BrandFacts, DEFAULT_CHANNEL } from '../brand-facts.ts';

export const tthj: BrandFacts = {
  name: '甜甜韩剧',
  slogan: '今天也要甜甜的',
  officialSite: 'https://www.tthj.example',
  smsSignature: '甜甜韩剧',
  scheme: 'tthj',
  themeColor: { light: '#f6f4fa', dark: '#0e0c14' },
  // A heart with a bite of light.
  mark: {
    tile: ['#a78bff', '#6a45e8'],
    shapes: [
      {
        d: 'M16 25.5C9.5 21 6 17.3 6 13.1 6 9.9 8.4 7.5 11.3 7.5c1.9 0 3.7 1 4.7 2.7 1-1.7 2.8-2.7 4.7-2.7 2.9 0 5.3 2.4 5.3 5.6 0 4.2-3.5 7.9-10 12.4z',
        fill: '#fff',
      },
      {
        d: 'M16 25.5V10.2c1-1.7 2.8-2.7 4.7-2.7 2.9 0 5.3 2.4 5.3 5.6 0 4.2-3.5 7.9-10 12.4z',
        fill: '#ffd3e6',
      },
      { d: 'M9.3 13.2c0-1.5 1-2.5 2.3-2.6', stroke: '#b38cff', width: 1.6 },
    ],
  },
  clientTypes: [
    ['tthj', 100, 'common', { platform: 'android' }],
    ['hjsp', 101, 'common', { platform: 'android' }],
    ['tiantianhanju', 102, 'common', { platform: 'android', sealedBody: true }],
    ['win_tthj', DEFAULT_CHANNEL, 'win_tthj'],
    ['win_hjsp', DEFAULT_CHANNEL, 'win_hjsp'],
  ],
  desktopClients: {
    win_tthj: { multiTab: false },
    win_hjsp: { multiTab: false },
  },
  publisher: {
    developer: '甜橙树（上海）影视科技有限公司',
    filing: '沪ICP备2026000404号-1A',
  },
  identity: {
    appleAppId: 'TT6L1P8D3Z.example.tthj.drama',
    androidPackage: 'example.tthj.drama',
    wechatAppId: 'wx06d3a8f5127be94c',
    androidFingerprints: [
      '7D:42:B1:0E:95:C8:3F:6A:E7:54:19:DC:80:F3:2B:A6:5D:0C:71:E9:34:BE:97:48:C2:1F:8B:E0:63:A5:DA:06',
    ],
  },
  links: {
    downloads: {
      ios: 'https://apps.tthj.example/ios/id1600000404',
      android: 'https://dl.tthj.example/android/tthj.apk',
      harmony: 'https://apps.tthj.example/harmony/C1600000404',
      windows: 'https://dl.tthj.example/windows/tthj-setup.exe',
      mac: 'https://dl.tthj.example/mac/tthj.dmg',
    },
    universalLink: 'https://app.tthj.example',
    appStoreSearch: 'https://apps.tthj.example/ios/search',
  },
};
