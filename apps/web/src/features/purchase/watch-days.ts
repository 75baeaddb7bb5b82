import { shanghaiDay } from '@juban/domain/shanghai-day';

interface Sight {
  isSeen: () => boolean;
  /** Tells of every change; answers how to stop that. */
  watch: (onChange: () => void) => () => void;
  now: () => Date;
}

const BROWSER: Sight = {
  isSeen: () => document.visibilityState === 'visible',
  watch: (onChange) => {
    document.addEventListener('visibilitychange', onChange);
    return () => document.removeEventListener('visibilitychange', onChange);
  },
  now: () => new Date(),
};

/** A page left open over midnight: whoever sees it again on a later day of Shanghai may check in anew. */
export function watchDays(onNewDay: () => void, { isSeen, watch, now }: Sight = BROWSER): () => void {
  let day = shanghaiDay(now());
  return watch(() => {
    const today = shanghaiDay(now());
    if (!isSeen() || today === day) return;
    day = today;
    onNewDay();
  });
}
