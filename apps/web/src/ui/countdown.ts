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
