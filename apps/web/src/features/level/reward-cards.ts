import { fill } from '@juban/contract/texts/fill';
import { levelRewardTexts as texts } from '@juban/contract/texts/level-rewards';
import { levelRowOf } from '@juban/domain/levels';
import { countText } from '../../ui/count-text.ts';

export interface RewardItem {
  level: number;
  /** 0 is locked, 1 is unlocked. */
  locked: number;
  received: number;
  /** Days of VIP. */
  reward: number;
}

export type RewardState = 'locked' | 'claimable' | 'claimed';

const CARDS = 8;

/** Older servers send a row for level 0 first. */
export function rewardCards<Item extends RewardItem>(items: readonly Item[]): readonly Item[] {
  return items.length === CARDS ? items : items.slice(1);
}

export function rewardState({ locked, received }: RewardItem): RewardState {
  if (received === 1) return 'claimed';
  return locked === 0 ? 'locked' : 'claimable';
}

/** The reward as text. */
export const rewardText = ({ reward }: RewardItem): string =>
  reward > 0 ? fill(texts.days, { days: reward }) : texts.noDays;

export const successText = (item: RewardItem): string =>
  item.reward > 0 ? fill(texts.success, { reward: rewardText(item) }) : texts.successNoDays;

/** The threshold, or the medal that comes with the days. */
export function rewardNote(item: RewardItem): string {
  const { level, reward } = item;
  const state = rewardState(item);
  if (state === 'locked') return fill(texts.need, { value: countText(levelRowOf(level).score) });
  if (reward === 0) return texts.badge;
  return fill(state === 'claimed' ? texts.medalHeld : texts.medal, { level });
}
