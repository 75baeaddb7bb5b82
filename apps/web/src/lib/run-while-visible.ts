/** Page visibility; replaced in tests. */
export interface Sight {
  isSeen: () => boolean;
  /** Subscribes to changes; returns a function that unsubscribes. */
  watch: (onChange: () => void) => () => void;
}

interface Surroundings {
  sight: Sight;
  now: () => number;
  /** Schedules the work; returns a function that cancels it. */
  later: (work: () => void, ms: number) => () => void;
}

const BROWSER: Surroundings = {
  sight: {
    isSeen: () => document.visibilityState === 'visible',
    watch: (onChange) => {
      document.addEventListener('visibilitychange', onChange);
      return () => document.removeEventListener('visibilitychange', onChange);
    },
  },
  now: Date.now,
  later: (work, ms) => {
    const timer = setTimeout(work, ms);
    return () => clearTimeout(timer);
  },
};

/**
 * Repeats the work while the page is visible. The work returns the ms until its next run, or undefined to
 * end. A run that is due while the page is hidden happens once, as soon as it is visible.
 */
export function runWhileVisible(
  work: () => Promise<number | undefined>,
  firstMs = 0,
  { sight, now, later }: Surroundings = BROWSER,
): () => void {
  let dueAt: number | undefined = now() + firstMs;
  let isWorking = false;
  let isStopped = false;
  let cancel = () => {};

  const plan = () => {
    cancel();
    if (isStopped || isWorking || dueAt === undefined || !sight.isSeen()) return;
    cancel = later(() => void run(), Math.max(0, dueAt - now()));
  };
  const run = async () => {
    isWorking = true;
    const nextMs = await work();
    isWorking = false;
    dueAt = nextMs === undefined ? undefined : now() + nextMs;
    plan();
  };

  const unwatch = sight.watch(plan);
  plan();
  return () => {
    isStopped = true;
    cancel();
    unwatch();
  };
}
