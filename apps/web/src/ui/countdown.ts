/** Storage for the end of a countdown; a subset of Storage. */
export interface EndStore {
  getItem: (key: string) => string | null;
  setItem: (key: string, value: string) => void;
}

/**
 * Whole seconds until endsAt, from total down to 0. An end further away than the countdown is long means that
 * the clock was set back; it counts as over, so that nobody waits a day.
 */
export function secondsLeft(endsAt: number, now: number, total: number): number {
  const left = Math.ceil((endsAt - now) / 1000);
  return left > 0 && left <= total ? left : 0;
}

/** Ms until the shown number changes. */
export function msToNextSecond(endsAt: number, now: number): number {
  return (endsAt - now) % 1000 || 1000;
}

/**
 * Calls back whenever the whole seconds change; returns a function that stops it. Timers may fire slightly
 * early, while the number is unchanged, so each one schedules the next unconditionally.
 */
export function tickSeconds(endsAt: number, tell: (now: number) => void): () => void {
  let timer: ReturnType<typeof setTimeout>;
  const wait = () => {
    timer = setTimeout(tick, msToNextSecond(endsAt, Date.now()));
  };
  const tick = () => {
    const now = Date.now();
    tell(now);
    if (now < endsAt) wait();
  };
  wait();
  return () => clearTimeout(timer);
}

/** The stored end; 0 if it is missing or invalid, or storage is forbidden. */
export function readEnd(key: string, store: () => EndStore): number {
  try {
    const end = Number(store().getItem(key));
    return Number.isFinite(end) ? end : 0;
  } catch {
    return 0;
  }
}

/** Private windows and restricted web views forbid storage; the countdown then lasts as long as the page. */
export function keepEnd(key: string, endsAt: number, store: () => EndStore): void {
  try {
    store().setItem(key, String(endsAt));
  } catch {
    return;
  }
}
