import type { Call } from '../call.ts';

export const storefrontCalls = {
  listPackages: { method: 'GET', path: '/api/selling_page/market/{market}', quiet: true },
  getGoodsPrice: { method: 'GET', path: '/api/selling_page/market/android/goods_query/get' },
  listBlocks: { method: 'GET', path: '/api/vip/banner/content/list/channel', quiet: true },
  getBlock: { method: 'GET', path: '/api/vip/banner/content', quiet: true },
} as const satisfies Record<string, Call>;
