import { levelPageTexts } from '@juban/contract/texts/level-pages';
import { levelRewardTexts as texts } from '@juban/contract/texts/level-rewards';
import { rewardItems } from '@juban/domain/level-rewards';
import { GUEST } from '../../lib/user-state.ts';
import { UserPart } from '../../platform/host/user-part.tsx';
import { Bone, Skeleton } from '../../ui/skeleton.tsx';
import { LevelState } from './level-state.tsx';
import { MedalList } from './medal-list.tsx';
import { RewardCard } from './reward-card.tsx';
import type { RewardItem } from './reward-cards.ts';
import styles from './rewards-screen.module.css';
import { useRewards } from './use-rewards.ts';

/** Shown to users without a level. */
const LOCKED: readonly RewardItem[] = rewardItems(0, new Set());

/** A card with the one-time reward of each level. */
export function RewardsScreen() {
  return (
    <main className={styles.page}>
      <h1 className="sr-only">{levelPageTexts.rewardsTitle}</h1>
      <p className={styles.lead}>{texts.lead}</p>
      <Rewards />
    </main>
  );
}

function Rewards() {
  const { state, retry, isRetrying, claiming, claim } = useRewards();
  return (
    <UserPart
      state={state}
      skeleton={<RewardsSkeleton />}
      guest={
        <>
          <Cards items={LOCKED} claiming={0} />
          <LevelState state={GUEST} onRetry={retry} />
        </>
      }
      failedTitle={texts.listFailed}
      onRetry={retry}
      isRetrying={isRetrying}
    >
      {(cards) => (
        <>
          <Cards items={cards} claiming={claiming} onClaim={(item) => void claim(item)} />
          <MedalList />
        </>
      )}
    </UserPart>
  );
}

interface CardsProps {
  items: readonly RewardItem[];
  /** The level whose reward is being claimed; 0 for none. */
  claiming: number;
  onClaim?: (item: RewardItem) => void;
}

function Cards({ items, claiming, onClaim }: CardsProps) {
  return (
    <ul className={styles.cards} aria-label={texts.list}>
      {items.map((item) => (
        <RewardCard
          key={item.level}
          item={item}
          isClaiming={claiming === item.level}
          onClaim={() => onClaim?.(item)}
        />
      ))}
    </ul>
  );
}

function RewardsSkeleton() {
  return (
    <Skeleton className={styles.cards}>
      {[0, 1, 2, 3].map((row) => (
        <div key={row} className={styles.bone}>
          <Bone height={96} shape="panel" />
        </div>
      ))}
    </Skeleton>
  );
}
