import { fill } from '@juban/contract/texts/fill';
import { gameDetailTexts as texts } from '@juban/contract/texts/game-detail';
import { Link } from '@tanstack/react-router';
import { Icon } from '../../../ui/icon.tsx';
import type { GameDetail } from './detail-data.ts';
import styles from './drama-way.module.css';

/** To the drama that the game is made after. */
export function DramaWay({ drama }: Pick<GameDetail, 'drama'>) {
  if (!drama) return null;
  const { dramaId, title } = drama;
  return (
    <Link to="/share/drama" search={{ dramaId }} preload={false} className={styles.way}>
      <Icon name="free" size={26} />
      <span className={styles.words}>
        <b>{fill(texts.dramaTitle, { title })}</b>
        <small>{texts.dramaHint}</small>
      </span>
      <span className={styles.act}>{texts.watch}</span>
    </Link>
  );
}
