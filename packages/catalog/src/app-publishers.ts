import type { BrandId } from './brands.ts';

/** Publisher of a brand's apps and their filing number, which download pages must show by law. */
export interface AppPublisher {
  developer: string;
  filing: string;
}

export const APP_PUBLISHERS: Readonly<Record<BrandId, AppPublisher>> = {
  yujian: {
    developer: '屿见（杭州）文化科技有限公司',
    filing: '浙ICP备2026000101号-1A',
  },
  ddsp: {
    developer: '点点视界（成都）科技有限公司',
    filing: '蜀ICP备2026000202号-1A',
  },
  jqq: {
    developer: '圈里人（武汉）网络科技有限公司',
    filing: '鄂ICP备2026000303号-1A',
  },
  tthj: {
    developer: '甜橙树（上海）影视科技有限公司',
    filing: '沪ICP备2026000404号-1A',
  },
};
