import type { CallOutput } from '@juban/contract/schemas';
import { levelPageTexts as texts } from '@juban/contract/texts/level-pages';
import { levelCardIndex } from '@juban/domain/level-arc';
import { useDeferredValue, useMemo, useState } from 'react';
import { Arc } from './arc.tsx';
import { benefitsFor } from './benefits.ts';
import { LevelBenefits } from './level-benefits.tsx';
import { LevelFlow } from './level-flow.tsx';
import styles from './level-home-screen.module.css';
import { LevelState } from './level-state.tsx';
import { PowerLink } from './power-link.tsx';
import { RewardRow } from './reward-row.tsx';
import { type LevelReader, ownLevelOf, useLevelMember } from './use-level-member.ts';

type Block = Pick<CallOutput<'getBlock'>, 'vipBannerContentDtos'>;

interface LevelHomeScreenProps {
  /** viplvright; null where it could not be had: the page goes on without its words. */
  block: Block | null;
  clientVersion: string;
}

/** Where the reader stands among the eight levels, and what each of them brings. */
export function LevelHomeScreen({ block, clientVersion }: LevelHomeScreenProps) {
  const { state, reload } = useLevelMember();
  const [selected, select] = useSelectedLevel(state);
  const benefits = useMemo(() => benefitsFor(clientVersion), [clientVersion]);
  // The many tiles of the benefits must not hold up the card that comes to rest.
  const told = useDeferredValue(selected);
  const own = block?.vipBannerContentDtos.find(({ name }) => name === `v${told}`);
  return (
    <main className={styles.page}>
      <h1 className="sr-only">{texts.homeTitle}</h1>
      <Arc own={ownLevelOf(state)} selected={selected} onSelect={select}>
        <PowerLink state={state} />
      </Arc>
      <LevelFlow own={ownLevelOf(state)} selected={selected} onSelect={select} />
      <LevelState state={state} onRetry={reload} />
      <RewardRow level={selected} />
      <LevelBenefits level={told} benefits={benefits} highlights={own?.text2 ?? ''} />
    </main>
  );
}

/** The reader's own level at first and whenever their V power changes; between, whatever they look at. */
function useSelectedLevel(reader: LevelReader) {
  const vPower = ownLevelOf(reader)?.vPower;
  const ownLevel = levelCardIndex(ownLevelOf(reader)?.level ?? 0) + 1;
  const [state, setState] = useState({ vPower, selected: ownLevel });
  if (state.vPower !== vPower) setState({ vPower, selected: ownLevel });
  const select = (selected: number) => setState({ vPower, selected });
  return [state.vPower === vPower ? state.selected : ownLevel, select] as const;
}
