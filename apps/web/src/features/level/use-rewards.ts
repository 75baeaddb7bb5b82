import { levelRewardTexts as texts } from '@juban/contract/texts/level-rewards';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { refusalText } from '../../lib/refusal-text.ts';
import { dataOf } from '../../lib/user-state.ts';
import { api } from '../../platform/api/api.ts';
import { useUserQuery } from '../../platform/host/use-user-query.ts';
import { showToast } from '../../ui/toast.tsx';
import { useBusy } from '../../ui/use-busy.ts';
import { MEDALS } from './medals.ts';
import { type RewardItem, rewardCards, rewardState, successText } from './reward-cards.ts';
import { LEVEL_MEMBER } from './use-level-member.ts';

const REWARDS = {
  queryKey: ['level-rewards'],
  queryFn: async () => rewardCards(await api.listLevelRewards({})),
};

/** Number of claimable rewards; 0 while unknown. */
export function useClaimableRewards(): number {
  const { state } = useUserQuery(REWARDS);
  return (dataOf(state) ?? []).filter((item) => rewardState(item) === 'claimable').length;
}

/**
 * Grants the medal and days, then marks the reward as received. Either call does everything, and the other
 * then confirms it.
 */
async function claimReward({ level, reward }: RewardItem): Promise<void> {
  await api.grantMedal({ durationDays: reward, level });
  await api.markLevelReward({ level, received: 1 });
}

/** The user's reward cards, and claiming one. */
export function useRewards() {
  const client = useQueryClient();
  const { state, reload, retry, isRetrying } = useUserQuery(REWARDS);
  const [claiming, setClaiming] = useState(0);
  const { run } = useBusy();
  const claim = (item: RewardItem) =>
    run(async () => {
      setClaiming(item.level);
      try {
        await claimReward(item);
        showToast(successText(item));
      } catch (cause) {
        showToast(refusalText(cause, texts.failed));
      }
      // Also after a refusal, because a reward may have been claimed elsewhere.
      await Promise.allSettled([
        reload(),
        ...[LEVEL_MEMBER, MEDALS].map((queryKey) => client.invalidateQueries({ queryKey })),
      ]);
      setClaiming(0);
    });
  return { state, retry, isRetrying, claiming, claim };
}
