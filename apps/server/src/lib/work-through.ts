/** Few, because each may hold a connection to the database that people wait for, too. */
const AT_ONCE = 4;

/**
 * Takes what is due, one after the other, and works on a few at once: whoever waits for an answer from outside keeps
 * no other waiting. Answers how many there were. Once taking or work fails no more is taken, and what was begun ends
 * before the first failure is told.
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
