import { fill } from '@juban/contract/texts/fill';
import { mallPageTexts } from '@juban/contract/texts/mall-pages';
import { countText } from '../../ui/count-text.ts';
import type { Goods } from './mall-data.ts';

export const isGone = ({ goodsType, hold, inventoryDayCount }: Goods) =>
  goodsType !== 'game_center' && !hold && inventoryDayCount <= 0;

/** What is left of it, or when there will be more. */
export function noteOf(goods: Goods): string {
  if (goods.goodsType === 'game_center' || goods.hold) return goods.details;
  if (isGone(goods)) return goods.isRestocked ? mallPageTexts.restock : mallPageTexts.goneForGood;
  return fill(mallPageTexts.left, { count: countText(goods.inventoryDayCount) });
}
