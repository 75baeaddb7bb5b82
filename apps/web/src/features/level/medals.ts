import type { CallOutput } from '@juban/contract/schemas';
import { fill } from '@juban/contract/texts/fill';
import { levelRewardTexts as texts } from '@juban/contract/texts/level-rewards';
import { shanghaiDay } from '@juban/domain/shanghai-day';
import { badgeOf } from '../../ui/level-art.ts';

export type Medal = CallOutput<'listMedals'>[number];

export const MEDALS = ['medals'];

const LEVEL_MEDAL = /^vip-level-([1-8])$/;

/** Level medals have no picture of their own and use the level's badge. */
export function medalPicture({ medal, imgUrl }: Pick<Medal, 'medal' | 'imgUrl'>): string {
  const level = LEVEL_MEDAL.exec(medal)?.[1];
  return imgUrl || badgeOf(Number(level ?? 1));
}

/** The end of a medal. */
export function medalUntil({ endTime, isExpired }: Pick<Medal, 'endTime' | 'isExpired'>): string {
  if (endTime === null) return texts.medalForGood;
  return isExpired ? texts.medalEnded : fill(texts.medalUntil, { date: shanghaiDay(new Date(endTime)) });
}
