interface Window {
  hits: number;
  endsAt: number;
}

export interface WindowLimitOptions {
  points: number;
  seconds: number;
  /** Milliseconds of any monotonic clock. */
  now?: () => number;
}

/**
 * Allows this many hits of a key from the first one on, then none until the window ends. Counted in the
 * memory of this process.
 */
export function createWindowLimit({ points, seconds, now = () => performance.now() }: WindowLimitOptions) {
  // In the order in which they end, since all have the same length.
  const windows = new Map<string, Window>();

  function dropEnded(at: number): void {
    for (const [key, { endsAt }] of windows) {
      if (endsAt > at) return;
      windows.delete(key);
    }
  }

  function openWindow(key: string, at: number): Window {
    dropEnded(at);
    const window = { hits: 0, endsAt: at + seconds * 1_000 };
    windows.set(key, window);
    return window;
  }

  return {
    /** Undefined if the hit is allowed, otherwise the seconds until the next one is. */
    hit(key: string): number | undefined {
      const at = now();
      const known = windows.get(key);
      const window = known && known.endsAt > at ? known : openWindow(key, at);
      window.hits += 1;
      return window.hits > points ? Math.max(1, Math.ceil((window.endsAt - at) / 1_000)) : undefined;
    },
    /** How many keys are in memory. */
    size: () => windows.size,
  };
}
