import { gamesHallTexts } from '@juban/contract/texts/games-hall';
import { Link } from '@tanstack/react-router';
import { Icon } from '../../../ui/icon.tsx';
import styles from './gift-strip.module.css';

/** Links to the prizes that players can win. */
export function GiftStrip() {
  return (
    <Link to="/vip/activity/gamesActivity" className={styles.strip}>
      <Icon name="gift" size={30} line={1.3} />
      <span className={styles.words}>
        <b>{gamesHallTexts.giftTitle}</b>
        <small>{gamesHallTexts.giftLine}</small>
      </span>
      <span className={styles.act} aria-hidden="true">
        {gamesHallTexts.giftAct}
      </span>
    </Link>
  );
}
