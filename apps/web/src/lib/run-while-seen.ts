/** Whether somebody can see the page. */
export interface Sight {
  isSeen: () => boolean;
  /** Tells of every change; answers how to stop that. */
  watch: (onChange: () => void) => () => void;
}

interface Surroundings {
  sight: Sight;
  now: () => number;
  /** Runs the work later; answers how to stop it. */
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
 * Does the work again and again: it answers in how many ms it is due next, or undefined when it is over. Nothing
 * is done while nobody sees the page; what fell due meanwhile is done once, as soon as somebody does.
 */
export function runWhileSeen(
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
