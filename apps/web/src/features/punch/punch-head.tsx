import { fill } from '@juban/contract/texts/fill';
import { punchTexts as texts } from '@juban/contract/texts/punch';
import { PUNCH_DAYS, PUNCH_REWARDS, PUNCH_TOTAL } from '@juban/domain/punch';
import { DayCard } from './day-card.tsx';
import styles from './punch-head.module.css';

const [FIRST, LATER] = PUNCH_REWARDS;
const LAST = PUNCH_REWARDS[PUNCH_DAYS - 1] ?? 0;

/** Title and some of the cards that can be earned. */
export function PunchHead() {
  return (
    <section className={styles.head}>
      <h2>
        {texts.headline}
        <br />
        {texts.headlineMore}
      </h2>
      <p>{fill(texts.lead, { days: PUNCH_DAYS, total: PUNCH_TOTAL })}</p>
      <div className={styles.fan} aria-hidden="true">
        <DayCard metal="bronze" className={styles.first}>
          <Days days={FIRST} />
        </DayCard>
        <DayCard metal="silver" className={styles.later}>
          <Days days={LATER} />
        </DayCard>
        <DayCard metal="gold" className={styles.last}>
          <Days days={LAST} />
          <i>{texts.cardLabel}</i>
        </DayCard>
      </div>
    </section>
  );
}

function Days({ days }: { days: number }) {
  return (
    <span>
      <b>{days}</b>
      {texts.dayUnit}
    </span>
  );
}
