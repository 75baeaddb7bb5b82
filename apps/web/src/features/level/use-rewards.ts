import { levelRewardTexts as texts } from '@juban/contract/texts/level-rewards';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { dataOf } from '../../lib/reader-state.ts';
import { refusalText } from '../../lib/refusal-text.ts';
import { api } from '../../platform/api/api.ts';
import { useReaderQuery } from '../../platform/host/use-reader-query.ts';
import { showToast } from '../../ui/toast.tsx';
import { useBusy } from '../../ui/use-busy.ts';
import { MEDALS } from './medals.ts';
import { type RewardItem, rewardCards, rewardState, successText } from './reward-cards.ts';
import { LEVEL_MEMBER } from './use-level-member.ts';

const REWARDS = {
  queryKey: ['level-rewards'],
  queryFn: async () => rewardCards(await api.listLevelRewards({})),
};

/** How many rewards wait for the reader; 0 also while that is not known. */
export function useClaimableRewards(): number {
  const { state } = useReaderQuery(REWARDS);
  return (dataOf(state) ?? []).filter((item) => rewardState(item) === 'claimable').length;
}

/** The medal with its days first, then the mark: either does it all, and the other then says so too. */
async function claimReward({ level, reward }: RewardItem): Promise<void> {
  await api.grantMedal({ durationDays: reward, level });
  await api.markLevelReward({ level, received: 1 });
}

/** The cards of the reader, and the way to take one. */
export function useRewards() {
  const client = useQueryClient();
  const { state, reload, retry, isRetrying } = useReaderQuery(REWARDS);
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
      // Also after a refusal: what was taken elsewhere shows as taken.
      await Promise.allSettled([
        reload(),
        ...[LEVEL_MEMBER, MEDALS].map((queryKey) => client.invalidateQueries({ queryKey })),
      ]);
      setClaiming(0);
    });
  return { state, retry, isRetrying, claiming, claim };
}
