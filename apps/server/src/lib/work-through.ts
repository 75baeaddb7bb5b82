/** Few, because each may hold a database connection that users wait for, too. */
const AT_ONCE = 4;

/**
 * Fetches due items one after the other, and works on a few at once, so that one that waits for an external
 * answer does not delay others. Returns how many there were. Once fetching or work fails no more is fetched,
 * and what has begun ends before the first failure is thrown.
 */
export async function workThrough<T>(
  take: () => Promise<T | undefined>,
  work: (taken: T) => Promise<unknown>,
): Promise<number> {
  const underWay = new Set<Promise<unknown>>();
  const failures: unknown[] = [];
  let worked = 0;
  try {
    for (let taken = await take(); taken !== undefined; taken = await take()) {
      const own = work(taken)
        .catch((error: unknown) => failures.push(error))
        .finally(() => underWay.delete(own));
      underWay.add(own);
      worked += 1;
      if (underWay.size >= AT_ONCE) await Promise.race(underWay);
      if (failures.length > 0) break;
    }
  } catch (error) {
    failures.push(error);
  }
  await Promise.all(underWay);
  if (failures.length > 0) throw failures[0];
  return worked;
}
