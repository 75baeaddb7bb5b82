/** Where the end of a countdown is kept; a subset of Storage. */
export interface EndStore {
  getItem: (key: string) => string | null;
  setItem: (key: string, value: string) => void;
}

/**
 * Whole seconds until endsAt, from total down to 0.
 * An end further away than the countdown is long comes from a clock that was set back, and counts as over:
 * nobody should wait a day for a minute's pause.
 */
export function secondsLeft(endsAt: number, now: number, total: number): number {
  const left = Math.ceil((endsAt - now) / 1000);
  return left > 0 && left <= total ? left : 0;
}

/** Ms until the number shown changes next. */
export function msToNextSecond(endsAt: number, now: number): number {
  return (endsAt - now) % 1000 || 1000;
}

/**
 * Tells the time whenever the whole seconds until then change; answers how to stop. Timers may fire a moment early,
 * while the number is still the same: each one sets the next, whatever has become of the number.
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

/** The end kept under a key, or 0 when there is none, it is no time, or storage is forbidden. */
export function readEnd(key: string, store: () => EndStore): number {
  try {
    const end = Number(store().getItem(key));
    return Number.isFinite(end) ? end : 0;
  } catch {
    return 0;
  }
}

/** Private windows and locked-down web views forbid storage: the countdown then lives as long as the page. */
export function keepEnd(key: string, endsAt: number, store: () => EndStore): void {
  try {
    store().setItem(key, String(endsAt));
  } catch {
    return;
  }
}
