/**
 * VIP days that the reward cards of V1 to V8 give. The bonus days in the benefits table are a different
 * number.
 */
const REWARD_DAYS = [0, 3, 5, 10, 20, 30, 50, 90] as const;

export interface RewardItem {
  level: number;
  /** 0 locked, 1 unlocked. */
  locked: 0 | 1;
  received: 0 | 1;
  /** VIP days. */
  reward: number;
}

/** Days that a level's reward gives; undefined for a level without a reward. */
export function rewardDaysOf(level: number): number | undefined {
  return REWARD_DAYS[level - 1];
}

/** The cards V1 to V8. A claimed reward stays unlocked even if the level falls later. */
export function rewardItems(level: number, taken: ReadonlySet<number>): RewardItem[] {
  return REWARD_DAYS.map((reward, index) => {
    const own = index + 1;
    const received = taken.has(own);
    return { level: own, locked: received || level >= own ? 1 : 0, received: received ? 1 : 0, reward };
  });
}
