import { levelPageTexts } from '@juban/contract/texts/level-pages';
import { levelRewardTexts as texts } from '@juban/contract/texts/level-rewards';
import { rewardItems } from '@juban/domain/level-rewards';
import { StrangerFirst } from '../../host/stranger-first.tsx';
import { useLoginState } from '../../host/use-login-state.ts';
import { isLoginRefusal } from '../../lib/is-login-refusal.ts';
import { RetryBlock } from '../../ui/retry-block.tsx';
import { Bone, Skeleton } from '../../ui/skeleton.tsx';
import { LevelState } from './level-state.tsx';
import { MedalShelf } from './medal-shelf.tsx';
import { RewardCard } from './reward-card.tsx';
import type { RewardItem } from './reward-cards.ts';
import styles from './rewards-screen.module.css';
import { NOBODY } from './use-level-member.ts';
import { useRewards } from './use-rewards.ts';

/** What somebody without a level may look at. */
const LOCKED: readonly RewardItem[] = rewardItems(0, new Set());

/** One card for each level: what it gives, once. */
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
  const who = useLoginState();
  const { cards, error, retry, isRetrying, claiming, claim } = useRewards(who === 'user');
  if (who !== 'user' || isLoginRefusal(error)) {
    return (
      <StrangerFirst who={who} skeleton={<RewardsSkeleton />}>
        <Cards items={LOCKED} claiming={0} />
        <LevelState member={NOBODY} isKnown />
      </StrangerFirst>
    );
  }
  if (error) return <RetryBlock title={texts.listFailed} busy={isRetrying} onRetry={retry} />;
  if (!cards) return <RewardsSkeleton />;
  return (
    <>
      <Cards items={cards} claiming={claiming} onClaim={(item) => void claim(item)} />
      <MedalShelf />
    </>
  );
}

interface CardsProps {
  items: readonly RewardItem[];
  /** The level whose reward is being taken; 0 is none. */
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
