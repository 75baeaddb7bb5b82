import { commonTexts } from '@juban/contract/texts/common';
import { fill } from '@juban/contract/texts/fill';
import { gameDetailTexts as texts } from '@juban/contract/texts/game-detail';
import type { RefObject } from 'react';
import { Icon } from '../../../ui/icon.tsx';
import { showToast } from '../../../ui/toast.tsx';
import { useBusy } from '../../../ui/use-busy.ts';
import { useUnderBar } from '../../../ui/use-under-bar.ts';
import styles from './detail-bar.module.css';
import type { GameDetail } from './detail-data.ts';
import { shareGame } from './share-game.ts';

const SHARE = ['M12 14.5V4M8 7.5L12 3.5l4 4M5 12v8h14v-8'];
/** Height of the bar. */
const BAR_HEIGHT = 52;

interface DetailBarProps {
  game: GameDetail;
  brand: string;
  onBack: () => void;
  /** The element under the bar; once it is scrolled away, the bar gets a background and the game's name. */
  over: RefObject<HTMLElement | null>;
}

export function DetailBar({ game, brand, onBack, over }: DetailBarProps) {
  const isPast = useUnderBar(over, BAR_HEIGHT);
  const { busy, run } = useBusy();
  const share = () =>
    void run(async () => {
      const said = await shareGame(game, brand);
      if (said) showToast(said);
    });
  return (
    <header className={styles.bar} data-bar="top" data-past={isPast || undefined}>
      <div className={styles.row}>
        <button type="button" onClick={onBack} aria-label={commonTexts.back}>
          <Icon name="back" />
        </button>
        <p aria-hidden="true">{game.gameName}</p>
        <button
          type="button"
          onClick={share}
          aria-busy={busy || undefined}
          aria-label={fill(texts.share, { name: game.gameName })}
        >
          <Icon paths={SHARE} />
        </button>
      </div>
    </header>
  );
}
