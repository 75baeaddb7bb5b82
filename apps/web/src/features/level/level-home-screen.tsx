import { levelPageTexts as texts } from '@juban/contract/texts/level-pages';
import { levelCardIndex } from '@juban/domain/level-arc';
import { useDeferredValue, useMemo, useState } from 'react';
import type { ClientIdentity } from '../../platform/session/client-identity.ts';
import { Arc } from './arc.tsx';
import { benefitsOf, type LevelBlock } from './benefits.ts';
import { LevelBenefits } from './level-benefits.tsx';
import { LevelFlow } from './level-flow.tsx';
import styles from './level-home-screen.module.css';
import { LevelState } from './level-state.tsx';
import { PowerLink } from './power-link.tsx';
import { RewardRow } from './reward-row.tsx';
import { type LevelUserState, ownLevelOf, useLevelMember } from './use-level-member.ts';
import { useClaimableRewards } from './use-rewards.ts';

interface LevelHomeScreenProps {
  /** The levels and their benefits; null if they could not be loaded. */
  block: LevelBlock | null;
  client: ClientIdentity;
}

/** The user's level and the benefits of every level. */
export function LevelHomeScreen({ block, client: { clientType, clientVersion } }: LevelHomeScreenProps) {
  const { state, reload } = useLevelMember();
  const claimable = useClaimableRewards();
  const [selected, select] = useSelectedLevel(state);
  const benefits = useMemo(() => block && benefitsOf(block, clientVersion), [block, clientVersion]);
  // Deferred, so that rendering many benefits does not delay the card animation.
  const deferred = useDeferredValue(selected);
  const own = block?.vipBannerContentDtos.find(({ name }) => name === `v${deferred}`);
  return (
    <main className={styles.page}>
      <h1 className="sr-only">{texts.homeTitle}</h1>
      <Arc own={ownLevelOf(state)} selected={selected} onSelect={select}>
        <PowerLink state={state} />
      </Arc>
      <LevelFlow own={ownLevelOf(state)} selected={selected} onSelect={select} />
      <LevelState state={state} onRetry={reload} />
      <RewardRow level={selected} claimable={claimable} />
      <LevelBenefits
        level={deferred}
        benefits={benefits ?? undefined}
        highlights={own?.text2 ?? ''}
        client={clientType}
      />
    </main>
  );
}

/** Starts at the user's level and follows its changes; in between, the user's selection. */
function useSelectedLevel(user: LevelUserState) {
  const vPower = ownLevelOf(user)?.vPower;
  const ownLevel = levelCardIndex(ownLevelOf(user)?.level ?? 0) + 1;
  const [state, setState] = useState({ vPower, selected: ownLevel });
  if (state.vPower !== vPower) setState({ vPower, selected: ownLevel });
  const select = (selected: number) => setState({ vPower, selected });
  return [state.vPower === vPower ? state.selected : ownLevel, select] as const;
}
