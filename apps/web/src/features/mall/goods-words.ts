import { fill } from '@juban/contract/texts/fill';
import { mallPageTexts } from '@juban/contract/texts/mall-pages';
import { countText } from '../../ui/count-text.ts';
import type { Goods } from './mall-data.ts';

export const isGone = ({ goodsType, hold, inventoryDayCount }: Goods) =>
  goodsType !== 'game_center' && !hold && inventoryDayCount <= 0;

/** The remaining stock, or when there will be more. */
export function noteOf(goods: Goods): string {
  if (goods.goodsType === 'game_center' || goods.hold) return goods.details;
  if (isGone(goods)) return goods.isRestocked ? mallPageTexts.restock : mallPageTexts.goneForGood;
  const left = goods.isRestocked ? mallPageTexts.left : mallPageTexts.leftForGood;
  return fill(left, { count: countText(goods.inventoryDayCount) });
}

/** Why it costs less, or what it costs from V1; empty if the discount rounds up to the full price. */
export function discountNote({ points, payPoints, memberPoints }: Goods): string {
  if (payPoints < points) return mallPageTexts.discounted;
  return memberPoints < points ? fill(mallPageTexts.memberPrice, { points: countText(memberPoints) }) : '';
}
