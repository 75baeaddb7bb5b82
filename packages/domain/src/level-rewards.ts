/** Days of VIP that the reward cards of V1 to V8 give. The benefits table shows bonus days of its own. */
const REWARD_DAYS = [0, 3, 5, 10, 20, 30, 50, 90] as const;

export interface RewardItem {
  level: number;
  /** 0 is locked, 1 is unlocked. */
  locked: 0 | 1;
  received: 0 | 1;
  /** Days of VIP. */
  reward: number;
}

/** What a level gives, whatever anybody asks for; undefined for what is no rewarded level. */
export function rewardDaysOf(level: number): number | undefined {
  return REWARD_DAYS[level - 1];
}

/** The cards V1 to V8. A reward that was taken stays unlocked, also after its level has fallen. */
export function rewardItems(level: number, taken: ReadonlySet<number>): RewardItem[] {
  return REWARD_DAYS.map((reward, index) => {
    const own = index + 1;
    const received = taken.has(own);
    return { level: own, locked: received || level >= own ? 1 : 0, received: received ? 1 : 0, reward };
  });
}
