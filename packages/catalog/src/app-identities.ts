import type { BrandId } from './brands.ts';

/** How the platforms identify a brand's apps. */
export interface AppIdentity {
  /** Apple's app id (team and bundle), as in the association file. */
  appleAppId: string;
  androidPackage: string;
  /** WeChat's id of the mobile app, for the launch tag. */
  wechatAppId: string;
  /** SHA-256 fingerprints of the Android signing certificates. */
  androidFingerprints: readonly string[];
}

export const APP_IDENTITIES: Readonly<Record<BrandId, AppIdentity>> = {
  yujian: {
    appleAppId: 'YJ4T7K2M9Q.example.yujian.video',
    androidPackage: 'example.yujian.video',
    wechatAppId: 'wx9a4e17c05b2d6f38',
    androidFingerprints: [
      '5E:0B:9A:41:C7:2D:88:F3:16:6B:E4:90:3A:D5:7F:21:B8:04:6C:9E:52:A7:1D:F0:83:3B:C6:78:EA:15:94:2F',
    ],
  },
  ddsp: {
    appleAppId: 'DD8R3W6N5X.example.ddsp.video',
    androidPackage: 'example.ddsp.video',
    wechatAppId: 'wx31c8f06e7d9a5b24',
    androidFingerprints: [
      'A3:7C:12:E8:59:F4:0D:B6:2B:91:6E:C5:38:07:D2:AA:4F:E1:73:1C:86:B9:50:FD:68:24:9B:CE:03:D7:7A:35',
    ],
  },
  jqq: {
    appleAppId: 'JQ2H9V5B7C.example.jqq.drama',
    androidPackage: 'example.jqq.drama',
    wechatAppId: 'wxe5720b9c4f1863da',
    androidFingerprints: [
      'C9:15:6F:DA:02:B7:4E:83:F1:3D:A8:60:97:5C:E2:0B:74:D9:1A:F6:4B:82:CD:37:90:EE:58:03:BF:61:2C:A4',
      '18:E4:7B:90:3C:AF:65:D1:08:F2:B3:5E:C7:29:84:6A:DB:40:9F:13:E6:7D:51:B8:2A:C4:0F:96:73:DE:35:8C',
    ],
  },
  tthj: {
    appleAppId: 'TT6L1P8D3Z.example.tthj.drama',
    androidPackage: 'example.tthj.drama',
    wechatAppId: 'wx06d3a8f5127be94c',
    androidFingerprints: [
      '7D:42:B1:0E:95:C8:3F:6A:E7:54:19:DC:80:F3:2B:A6:5D:0C:71:E9:34:BE:97:48:C2:1F:8B:E0:63:A5:DA:06',
    ],
  },
};

/** Paths that an installed app opens instead of the browser. */
export const APP_PATHS = ['/share_open/*', '/h5/share_open/*', '/share/*', '/h5/share/*'] as const;
