import { gameDetailTexts as texts } from '@juban/contract/texts/game-detail';
import { Link } from '@tanstack/react-router';
import { Icon } from '../../../ui/icon.tsx';
import type { GameDetail } from './detail-data.ts';
import { giftLines } from './detail-texts.ts';
import styles from './gift-ticket.module.css';

const Parts = ({ of }: { of: readonly string[] }) => of.map((part) => <span key={part}>{part}</span>);

/** The reward for playing, with a link to its campaign. */
export function GiftTicket({ game: { id, gift } }: { game: GameDetail }) {
  if (!gift) return null;
  const [title, line] = giftLines(gift);
  return (
    <Link to="/vip/activity/gamesActivity" search={{ id }} className={styles.ticket} data-testid="gift">
      <Icon name="gift" size={26} line={1.4} />
      <span className={styles.words}>
        <b>
          <Parts of={title} />
        </b>
        <small>
          <Parts of={line} />
        </small>
      </span>
      <span className={styles.act}>{texts.giftAct}</span>
    </Link>
  );
}
