/** More than these are split into several queries, so that arrays stay small. */
const MOST_AT_ONCE = 200;

interface Asked<Key, Value> {
  key: Key;
  resolve(value: Value): void;
  reject(reason: unknown): void;
}

/**
 * For reads that nearly every call makes: all reads requested in one turn of the event loop are done by one
 * query. It begins after each request, so no value is outdated. A single read is sent at once; the more come
 * together, the less each costs the process and the database.
 */
export function createGatheredReads<Key, Value>(
  /** Returns a value for each key, in their order. */
  read: (keys: readonly Key[]) => Promise<readonly Value[]>,
): (key: Key) => Promise<Value> {
  let gathered: Asked<Key, Value>[] = [];

  async function readTogether(asked: readonly Asked<Key, Value>[]): Promise<void> {
    try {
      const values = await read(asked.map(({ key }) => key));
      if (values.length !== asked.length)
        throw new Error(`${asked.length} values requested, ${values.length} returned`);
      for (const [at, { resolve }] of asked.entries()) resolve(values[at] as Value);
    } catch (error) {
      for (const { reject } of asked) reject(error);
    }
  }

  function readGathered(): void {
    const asked = gathered;
    gathered = [];
    for (let from = 0; from < asked.length; from += MOST_AT_ONCE)
      void readTogether(asked.slice(from, from + MOST_AT_ONCE));
  }

  return (key) =>
    new Promise((resolve, reject) => {
      if (gathered.push({ key, resolve, reject }) === 1) setImmediate(readGathered);
    });
}
