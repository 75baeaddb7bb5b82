import type { Call } from '../call.ts';

export const storefrontCalls = {
  listPackages: { method: 'GET', path: '/api/selling_page/market/{market}' },
  getGoodsPrice: { method: 'GET', path: '/api/selling_page/market/android/goods_query/get' },
  listBlocks: { method: 'GET', path: '/api/vip/banner/content/list/channel' },
  getBlock: { method: 'GET', path: '/api/vip/banner/content' },
} as const satisfies Record<string, Call>;
