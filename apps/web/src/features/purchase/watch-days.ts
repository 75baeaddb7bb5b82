import { shanghaiDay, shanghaiDayEnd } from '@juban/domain/shanghai-day';
import { atDayEnd } from '../../lib/at-day-end.ts';

interface Sight {
  isSeen: () => boolean;
  /** Subscribes to visibility changes and the end of the day; returns a function that unsubscribes. */
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

/** Calls back when the page is visible on a later day in Shanghai, because the user can check in again. */
export function watchDays(onNewDay: () => void, { isSeen, watch, now }: Sight = BROWSER): () => void {
  let day = shanghaiDay(now());
  return watch(() => {
    const today = shanghaiDay(now());
    if (!isSeen() || today === day) return;
    day = today;
    onNewDay();
  });
}
