import type { BrandId } from './brands.ts';

/** What a brand's apps can be got for. */
export type DownloadPlatform = 'ios' | 'android' | 'harmony' | 'windows' | 'mac';

/**
 * Where a brand's apps are, and by what the systems know them. Apart from the brand itself, because only the
 * pages that open or download an app need it.
 */
export interface AppLinks {
  /** The page or file that installs the app; a KOL code is added to its query. */
  downloads: Readonly<Record<DownloadPlatform, string>>;
  /** The App Store's search; the keyword is added to its query. */
  appStoreSearch: string;
  /** Apple's name of the app: team and bundle, as the association file writes it. */
  appleAppId: string;
  /** The developer's Android package and the SHA-256 fingerprints of its signing certificates. */
  androidPackage: string;
  androidFingerprints: readonly string[];
  /** Who publishes the apps, and their filing number: a download page must say both. */
  developer: string;
  filing: string;
}

export const APP_LINKS: Readonly<Record<BrandId, AppLinks>> = {
  yujian: {
    downloads: {
      ios: 'https://apps.yujian.example/ios/id1600000101',
      android: 'https://dl.yujian.example/android/yujian.apk',
      harmony: 'https://apps.yujian.example/harmony/C1600000101',
      windows: 'https://dl.yujian.example/windows/yujian-setup.exe',
      mac: 'https://dl.yujian.example/mac/yujian.dmg',
    },
    appStoreSearch: 'https://apps.yujian.example/ios/search',
    appleAppId: 'YJ4T7K2M9Q.example.yujian.video',
    androidPackage: 'example.yujian.video',
    androidFingerprints: [
      '5E:0B:9A:41:C7:2D:88:F3:16:6B:E4:90:3A:D5:7F:21:B8:04:6C:9E:52:A7:1D:F0:83:3B:C6:78:EA:15:94:2F',
    ],
    developer: '屿见（杭州）文化科技有限公司',
    filing: '浙 ICP 备 2026000101 号-1A',
  },
  ddsp: {
    downloads: {
      ios: 'https://apps.ddsp.example/ios/id1600000202',
      android: 'https://dl.ddsp.example/android/ddsp.apk',
      harmony: 'https://apps.ddsp.example/harmony/C1600000202',
      windows: 'https://dl.ddsp.example/windows/ddsp-setup.exe',
      mac: 'https://dl.ddsp.example/mac/ddsp.dmg',
    },
    appStoreSearch: 'https://apps.ddsp.example/ios/search',
    appleAppId: 'DD8R3W6N5X.example.ddsp.video',
    androidPackage: 'example.ddsp.video',
    androidFingerprints: [
      'A3:7C:12:E8:59:F4:0D:B6:2B:91:6E:C5:38:07:D2:AA:4F:E1:73:1C:86:B9:50:FD:68:24:9B:CE:03:D7:7A:35',
    ],
    developer: '点点视界（成都）科技有限公司',
    filing: '蜀 ICP 备 2026000202 号-1A',
  },
  jqq: {
    downloads: {
      ios: 'https://apps.jqq.example/ios/id1600000303',
      android: 'https://dl.jqq.example/android/jqq.apk',
      harmony: 'https://apps.jqq.example/harmony/C1600000303',
      windows: 'https://dl.jqq.example/windows/jqq-setup.exe',
      mac: 'https://dl.jqq.example/mac/jqq.dmg',
    },
    appStoreSearch: 'https://apps.jqq.example/ios/search',
    appleAppId: 'JQ2H9V5B7C.example.jqq.drama',
    androidPackage: 'example.jqq.drama',
    androidFingerprints: [
      'C9:15:6F:DA:02:B7:4E:83:F1:3D:A8:60:97:5C:E2:0B:74:D9:1A:F6:4B:82:CD:37:90:EE:58:03:BF:61:2C:A4',
      '18:E4:7B:90:3C:AF:65:D1:08:F2:B3:5E:C7:29:84:6A:DB:40:9F:13:E6:7D:51:B8:2A:C4:0F:96:73:DE:35:8C',
    ],
    developer: '圈里人（武汉）网络科技有限公司',
    filing: '鄂 ICP 备 2026000303 号-1A',
  },
  tthj: {
    downloads: {
      ios: 'https://apps.tthj.example/ios/id1600000404',
      android: 'https://dl.tthj.example/android/tthj.apk',
      harmony: 'https://apps.tthj.example/harmony/C1600000404',
      windows: 'https://dl.tthj.example/windows/tthj-setup.exe',
      mac: 'https://dl.tthj.example/mac/tthj.dmg',
    },
    appStoreSearch: 'https://apps.tthj.example/ios/search',
    appleAppId: 'TT6L1P8D3Z.example.tthj.drama',
    androidPackage: 'example.tthj.drama',
    androidFingerprints: [
      '7D:42:B1:0E:95:C8:3F:6A:E7:54:19:DC:80:F3:2B:A6:5D:0C:71:E9:34:BE:97:48:C2:1F:8B:E0:63:A5:DA:06',
    ],
    developer: '甜橙树（上海）影视科技有限公司',
    filing: '沪 ICP 备 2026000404 号-1A',
  },
};

/** Paths of our pages that an installed app opens instead of the browser. */
export const APP_PATHS = ['/share_open/*', '/h5/share_open/*', '/share/*', '/h5/share/*'] as const;
