/** Brands are data: code outside this package never branches on a brand. */
export interface Brand {
  id: BrandId;
  name: string;
  slogan: string;
  /** Where go-to-download leads: the brand's own site, never an address from a client. */
  officialSite: string;
  smsSignature: string;
  /** Deep-link scheme of the apps. */
  scheme: string;
  /** Browser theme colour in light and dark mode. */
  themeColor: { light: string; dark: string };
}

export type BrandId = 'yujian' | 'ddsp' | 'jqq' | 'tthj';

export const DEFAULT_BRAND: BrandId = 'yujian';

export const BRANDS: Readonly<Record<BrandId, Brand>> = {
  yujian: {
    id: 'yujian',
    name: '屿见视频',
    slogan: '好剧如屿，见你所爱',
    officialSite: 'https://www.yujian.example',
    smsSignature: '屿见视频',
    scheme: 'yujian',
    themeColor: { light: '#f7f5f1', dark: '#0c0d11' },
  },
  ddsp: {
    id: 'ddsp',
    name: '点点视频',
    slogan: '一点就看，点点都好看',
    officialSite: 'https://www.ddsp.example',
    smsSignature: '点点视频',
    scheme: 'ddsp',
    themeColor: { light: '#f3f7f6', dark: '#0a0f0f' },
  },
  jqq: {
    id: 'jqq',
    name: '剧圈圈',
    slogan: '追剧的人，都在圈里',
    officialSite: 'https://www.jqq.example',
    smsSignature: '剧圈圈',
    scheme: 'jqq',
    themeColor: { light: '#f9f4f2', dark: '#100c0c' },
  },
  tthj: {
    id: 'tthj',
    name: '甜甜韩剧',
    slogan: '今天也要甜甜的',
    officialSite: 'https://www.tthj.example',
    smsSignature: '甜甜韩剧',
    scheme: 'tthj',
    themeColor: { light: '#f6f4fa', dark: '#0e0c14' },
  },
};
