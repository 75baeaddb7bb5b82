import { fill } from '@juban/contract/texts/fill';
import { punchTexts as texts } from '@juban/contract/texts/punch';
import { PUNCH_DAYS, type PunchCardState, punchReward } from '@juban/domain/punch';
import { Icon } from '../../ui/icon.tsx';
import { DayCard } from './day-card.tsx';
import styles from './punch-days.module.css';

interface PunchDaysProps {
  cards: readonly PunchCardState[];
  /** 0 where no day is today's. */
  today: number;
}

/** Seven cells, the last two wide. */
export function PunchDays({ cards, today }: PunchDaysProps) {
  return (
    <ol className={styles.days} aria-label={texts.days}>
      {cards.map((state, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a day is its place
        <Day key={index} day={index + 1} state={state} isToday={index + 1 === today} />
      ))}
    </ol>
  );
}

interface DayProps {
  day: number;
  state: PunchCardState;
  isToday: boolean;
}

function Day({ day, state, isToday }: DayProps) {
  const isLast = day === PUNCH_DAYS;
  return (
    <li
      className={styles.day}
      data-testid="punch-day"
      data-state={state}
      data-last={isLast || undefined}
      aria-current={isToday ? 'date' : undefined}
    >
      <span>{isToday ? texts.today : fill(texts.day, { day })}</span>
      <DayMark state={state} days={punchReward(day)} />
      <em>{stateText(state, punchReward(day))}</em>
      {isLast && state === 0 && <DayCard metal="gold" className={styles.card} />}
    </li>
  );
}

function DayMark({ state, days }: { state: PunchCardState; days: number }) {
  if (state === 0) {
    return (
      <b>
        +{days}
        <small>{texts.dayUnit}</small>
      </b>
    );
  }
  return (
    <i>
      <Icon name={state === 1 ? 'check' : 'close'} size={20} />
    </i>
  );
}

const STATE_TEXTS = [texts.pending, texts.checked, texts.missed] as const;
const stateText = (state: PunchCardState, days: number) => fill(STATE_TEXTS[state], { days });
