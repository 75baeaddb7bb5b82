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

/** Older servers put a row for level 0 in front. */
export function rewardCards<Item extends RewardItem>(items: readonly Item[]): readonly Item[] {
  return items.length === CARDS ? items : items.slice(1);
}

export function rewardState({ locked, received }: RewardItem): RewardState {
  if (received === 1) return 'claimed';
  return locked === 0 ? 'locked' : 'claimable';
}
