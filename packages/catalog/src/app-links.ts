import type { BrandId } from './brands.ts';

/** Where to get a brand's apps. */
export type DownloadPlatform = 'ios' | 'android' | 'harmony' | 'windows' | 'mac';

/**
 * Download addresses of a brand's apps. Separate from the brand because only pages that link to an app need
 * them.
 */
export interface AppLinks {
  /** The page or file that installs the app; a KOL code is added to its query. */
  downloads: Readonly<Record<DownloadPlatform, string>>;
  /**
   * Origin of the universal links. It differs from the origin of our pages, because Safari does not open an
   * app for a link to the same origin.
   */
  universalLink: string;
  /** App Store search; the keyword is added to its query. */
  appStoreSearch: string;
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
    universalLink: 'https://app.yujian.example',
    appStoreSearch: 'https://apps.yujian.example/ios/search',
  },
  ddsp: {
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
  jqq: {
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
  tthj: {
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
