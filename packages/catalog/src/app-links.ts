import type { BrandId } from './brands.ts';

/** What a brand's apps can be got for. */
export type DownloadPlatform = 'ios' | 'android' | 'harmony' | 'windows' | 'mac';

/** Where a brand's apps are. Apart from the brand itself, because only pages that lead to an app need it. */
export interface AppLinks {
  /** The page or file that installs the app; a KOL code is added to its query. */
  downloads: Readonly<Record<DownloadPlatform, string>>;
  /**
   * Origin of the links that systems open in the installed app by themselves. Not the one our pages live on:
   * Safari stays in the browser for a link to where it already is.
   */
  universalLink: string;
  /** The App Store's search; the keyword is added to its query. */
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
