import { fill } from '@juban/contract/texts/fill';
import { punchTexts as texts } from '@juban/contract/texts/punch';
import { PUNCH_DAYS, type PunchCardState, punchReward } from '@juban/domain/punch';
import { Icon } from '../../ui/icon.tsx';
import { DayCard } from './day-card.tsx';
import styles from './punch-days.module.css';
import type { PunchView } from './punch-view.ts';

const STATE_TEXTS = [texts.pending, texts.checked, texts.missed] as const;

interface PunchDaysProps {
  cards: readonly PunchCardState[];
  /** 0 if no day is today's. */
  today: number;
  stage: PunchView['stage'];
}

/** Seven cells, the last two wide. */
export function PunchDays({ cards, today, stage }: PunchDaysProps) {
  return (
    <ol className={styles.days} aria-label={texts.days}>
      {cards.map((state, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a day is its place
        <Day key={index} day={index + 1} state={state} isToday={index + 1 === today} stage={stage} />
      ))}
    </ol>
  );
}

/** Without a known user the state of a day is unknown. */
function wordsOf(day: number, state: PunchCardState, stage: PunchView['stage']): string {
  if (stage === 'unknown') return '';
  return stage === 'notNew' && state === 2
    ? texts.shut
    : fill(STATE_TEXTS[state], { days: punchReward(day) });
}

interface DayProps {
  day: number;
  state: PunchCardState;
  isToday: boolean;
  stage: PunchView['stage'];
}

function Day({ day, state, isToday, stage }: DayProps) {
  const isLast = day === PUNCH_DAYS;
  const days = punchReward(day);
  // Users who may not take part missed nothing: their days were never open.
  const isShut = stage === 'notNew' && state === 2;
  return (
    <li
      className={styles.day}
      data-testid="day-card"
      data-state={state}
      data-last={isLast || undefined}
      aria-current={isToday ? 'date' : undefined}
    >
      <span>{isToday ? texts.today : fill(texts.day, { day })}</span>
      {isShut || state === 0 ? (
        <b>
          +{days}
          <small>{texts.dayUnit}</small>
        </b>
      ) : (
        <i>
          <Icon name={state === 1 ? 'check' : 'close'} size={20} />
        </i>
      )}
      <em>{wordsOf(day, state, stage)}</em>
      {isLast && (isShut || state === 0) && <DayCard metal="gold" className={styles.card} />}
    </li>
  );
}
