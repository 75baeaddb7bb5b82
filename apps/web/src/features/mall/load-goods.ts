import { api } from '../../platform/api/api.ts';
import type { GoodsFilter, GoodsPage } from './mall-data.ts';

const ROWS = 10;

export function loadGoods(goodsType: GoodsFilter, page: number): Promise<GoodsPage> {
  return api.listMallGoods({ page, rows: ROWS, goodsType });
}
