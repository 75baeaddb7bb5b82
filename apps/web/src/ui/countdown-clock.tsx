import { partTexts } from '@juban/contract/texts/parts';
import { Fragment, useEffect, useState } from 'react';
import { classNames } from './class-names.ts';
import { clockParts } from './clock-parts.ts';
import { tickSeconds } from './countdown.ts';
import styles from './countdown-clock.module.css';

interface CountdownClockProps {
  /** What ends, for screen readers. */
  label: string;
  endsAt: number;
  /** The server's render time, so that server and browser start with the same digits. */
  madeAt: number;
  /** Separate boxes, or inline text. */
  look?: 'boxes' | 'words';
}

/** Days, hours, minutes and seconds until an end. */
export function CountdownClock({ label, endsAt, madeAt, look = 'boxes' }: CountdownClockProps) {
  const [now, setNow] = useState(madeAt);
  const left = Math.ceil((endsAt - now) / 1000);
  const isRunning = left > 0;
  useEffect(() => (isRunning ? tickSeconds(endsAt, setNow) : undefined), [isRunning, endsAt]);
  const { days, hours, minutes, seconds } = clockParts(left);
  const units = [
    [hours, partTexts.hour],
    [minutes, partTexts.minute],
    [seconds, partTexts.second],
  ] as const;
  return (
    <span role="timer" aria-label={label} className={classNames(styles.clock, styles[look], 'num')}>
      {days > 0 && (
        <span className={styles.days}>
          <b>{days}</b>
          {partTexts.day}
        </span>
      )}
      {units.map(([value, unit]) => (
        <Fragment key={unit}>
          <b>{String(value).padStart(2, '0')}</b>
          <span className={look === 'boxes' ? 'sr-only' : undefined}>{unit}</span>
        </Fragment>
      ))}
    </span>
  );
}
