import type { Brand } from '@juban/catalog';
import { activityTexts } from '@juban/contract/texts/activity';
import { activityPageTexts } from '@juban/contract/texts/activity-pages';
import { fill } from '@juban/contract/texts/fill';
import { COLUMN } from '../../ui/picture.tsx';
import type { Activity } from './activity-data.ts';
import styles from './activity-hero.module.css';
import { ActivityPicture } from './activity-picture.tsx';
import { periodText } from './period-text.ts';

/** Title, period and picture, which fades into the page's colour. */
export function ActivityHero({ activity, brand }: { activity: Activity; brand: Brand }) {
  const { title, titleKey, banner } = activity;
  return (
    <header className={styles.hero}>
      <div className={styles.banner} data-testid="activity-banner">
        <ActivityPicture picture={banner} className={styles.picture} sizes={COLUMN} first />
      </div>
      <p className={styles.who}>{fill(activityPageTexts.memberOf, { brand: brand.name })}</p>
      <h1>
        {title}
        <em>{titleKey}</em>
      </h1>
      <TimePlate activity={activity} />
    </header>
  );
}

function TimePlate({ activity }: { activity: Activity }) {
  return (
    <p className={styles.plate} data-testid="activity-time">
      <img src={activity.timeImage.src} alt="" width={358} height={44} />
      <span>
        <i>{activityTexts.timeLabel}</i>
        <b className="num">{periodText(activity)}</b>
      </span>
    </p>
  );
}
