import { fill } from '@juban/contract/texts/fill';
import { shareTexts } from '@juban/contract/texts/share';
import { followersText } from '@juban/domain/drama';
import { classNames } from '../../ui/class-names.ts';
import type { DramaPageData } from './drama-data.ts';
import { playDateParts } from './play-date.ts';
import styles from './reservation.module.css';

/** The start time, the time left, and the number of reservations. */
export function Reservation({ reserve }: { reserve: NonNullable<DramaPageData['reserve']> }) {
  const { playDate, daysLeft, favoriteNum } = reserve;
  const { day, week, time } = playDateParts(playDate);
  const [, figure = '', unit = ''] = /^([\d.]+)(.*)$/.exec(followersText(favoriteNum)) ?? [];
  return (
    <ul className={classNames(styles.date, 'num')} data-testid="reservation">
      <li>
        <strong>{day}</strong>
        {fill(shareTexts.playDay, { week, time })}
      </li>
      <li className={styles.hot}>
        <strong>
          {daysLeft > 0 ? daysLeft : shareTexts.today}
          {daysLeft > 0 && <small>{shareTexts.day}</small>}
        </strong>
        {shareTexts.untilPlay}
      </li>
      <li>
        <strong>
          {figure}
          {unit && <small>{unit}</small>}
        </strong>
        {shareTexts.peopleReserved}
      </li>
    </ul>
  );
}
