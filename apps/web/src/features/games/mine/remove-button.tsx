import { fill } from '@juban/contract/texts/fill';
import { gamesHallTexts } from '@juban/contract/texts/games-hall';
import { Icon } from '../../../ui/icon.tsx';
import styles from './remove-button.module.css';

const BIN = [
  'M4.5 7h15M9.5 7V4.8a1 1 0 011-1h3a1 1 0 011 1V7',
  'M6.5 7l.8 12a1.5 1.5 0 001.5 1.4h6.4a1.5 1.5 0 001.5-1.4l.8-12M10 11v5.5M14 11v5.5',
];

/** Removes one game from the history, at the end of its row. */
export function RemoveButton({ name, onForget }: { name: string; onForget: () => void }) {
  return (
    <button
      type="button"
      className={styles.forget}
      aria-label={fill(gamesHallTexts.forgetOne, { name })}
      onClick={onForget}
    >
      <Icon paths={BIN} size={18} />
    </button>
  );
}
