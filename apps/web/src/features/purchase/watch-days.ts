import { shanghaiDay, shanghaiDayEnd } from '@juban/domain/shanghai-day';
import { atDayEnd } from '../../lib/at-day-end.ts';

interface Sight {
  isSeen: () => boolean;
  /** Tells of every change of sight, and when a day is over; answers how to stop that. */
  watch: (onChange: () => void) => () => void;
  now: () => Date;
}

const BROWSER: Sight = {
  isSeen: () => document.visibilityState === 'visible',
  watch: (onChange) => {
    const stopWaiting = atDayEnd(shanghaiDayEnd, onChange);
    document.addEventListener('visibilitychange', onChange);
    return () => {
      stopWaiting();
      document.removeEventListener('visibilitychange', onChange);
    };
  },
  now: () => new Date(),
};

/** A page left open over midnight: whoever sees it on a later day of Shanghai, still or again, may check in anew. */
export function watchDays(onNewDay: () => void, { isSeen, watch, now }: Sight = BROWSER): () => void {
  let day = shanghaiDay(now());
  return watch(() => {
    const today = shanghaiDay(now());
    if (!isSeen() || today === day) return;
    day = today;
    onNewDay();
  });
}
