/** A key that was not polled for this long is forgotten. */
const KEPT_MS = 15_000;
/** Beyond this many, further ones are read each time. */
const MOST_KEPT = 50_000;

export interface PolledReadsOptions<Value> {
  /** Reads all of them by one query; leaves out missing ones. */
  read: (keys: readonly string[]) => Promise<ReadonlyMap<string, Value>>;
  /** Real time in ms. */
  now: () => number;
  /** A final value is not read again. */
  isFinal?: (value: Value) => boolean;
}

interface Kept<Value> {
  value: Promise<Value | undefined>;
  askedAt: number;
  isFinal: boolean;
}

/**
 * For polls: the first one is a read, the next ones are answered from memory, and one query per round
 * refreshes everything that was polled lately, however many poll.
 */
export function createPolledReads<Value>({ read, now, isFinal = () => false }: PolledReadsOptions<Value>) {
  const kept = new Map<string, Kept<Value>>();

  function readFirst(key: string): Promise<Value | undefined> {
    const value = read([key]).then((found) => found.get(key));
    if (kept.size >= MOST_KEPT) return value;
    const entry: Kept<Value> = { value, askedAt: now(), isFinal: false };
    kept.set(key, entry);
    const leave = () => kept.get(key) === entry && kept.delete(key);
    // A missing value may exist a moment later.
    value.then((found) => {
      if (found === undefined) leave();
      else entry.isFinal = isFinal(found);
    }, leave);
    return value;
  }

  return {
    get(key: string): Promise<Value | undefined> {
      const entry = kept.get(key);
      if (!entry) return readFirst(key);
      entry.askedAt = now();
      return entry.value;
    },

    /** The next poll reads it again. */
    forget: (key: string) => void kept.delete(key),

    /** The same for all matching keys. */
    forgetAll(isMeant: (key: string) => boolean): void {
      for (const key of kept.keys()) if (isMeant(key)) kept.delete(key);
    },

    async refresh(): Promise<void> {
      for (const [key, { askedAt }] of kept) if (now() - askedAt > KEPT_MS) kept.delete(key);
      const open = [...kept].filter(([, entry]) => !entry.isFinal);
      if (open.length === 0) return;
      const found = await read(open.map(([key]) => key));
      for (const [key, entry] of open) {
        const value = found.get(key);
        // Forgotten meanwhile: the value that was read may be older than the reason for forgetting it.
        if (kept.get(key) !== entry) continue;
        if (value === undefined) kept.delete(key);
        else Object.assign(entry, { value: Promise.resolve(value), isFinal: isFinal(value) });
      }
    },
  };
}
