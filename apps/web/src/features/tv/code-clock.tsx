import { fill } from '@juban/contract/texts/fill';
import { tvTexts } from '@juban/contract/texts/tv';
import { useEffect, useState } from 'react';
import styles from './pay-panel.module.css';
import type { TvCode } from './use-tv-code.ts';

const twoDigits = (value: number) => String(value).padStart(2, '0');

/** 01:47 for 107 seconds. */
export const clockText = (seconds: number): string =>
  `${twoDigits(Math.floor(seconds / 60))}:${twoDigits(seconds % 60)}`;

/** When the code is renewed, or what to do where there is none. */
export function CodeClock({ code }: { code: TvCode }) {
  const endsAt = code.kind === 'shown' ? code.endsAt : undefined;
  const seconds = useSecondsTo(endsAt);
  return (
    <p className={`${styles.clock} num`}>
      {code.kind === 'failed' && tvTexts.retry}
      {code.kind === 'waiting' && tvTexts.refreshing}
      {seconds !== undefined && fill(tvTexts.refreshIn, { time: clockText(seconds) })}
    </p>
  );
}

function useSecondsTo(endsAt: number | undefined): number | undefined {
  const [now, setNow] = useState(0);
  useEffect(() => {
    if (endsAt === undefined) return;
    setNow(Date.now());
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, [endsAt]);
  if (endsAt === undefined || now === 0) return undefined;
  return Math.max(0, Math.ceil((endsAt - now) / 1000));
}
