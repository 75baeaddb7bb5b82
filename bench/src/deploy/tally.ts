export type Kind = 'page' | 'file' | 'read' | 'claim' | 'order' | 'notification' | 'check-in';

export interface Facts {
  /** Phones with a successful claim. */
  claims: string[];
  /** Orders that were acknowledged as paid. */
  orders: string[];
  /** Successful check-ins. */
  checkIns: number;
}

/** Requests and results. A failure is a broken connection, a 5xx, or an answer other than success. */
export interface Tally {
  asked: Map<Kind, number>;
  failures: string[];
  slowestMs: number;
  facts: Facts;
}

export const createTally = (): Tally => ({
  asked: new Map(),
  failures: [],
  slowestMs: 0,
  facts: { claims: [], orders: [], checkIns: 0 },
});

export const mergeFacts = (first: Facts, then: Facts): Facts => ({
  claims: [...first.claims, ...then.claims],
  orders: [...first.orders, ...then.orders],
  checkIns: first.checkIns + then.checkIns,
});

export const countAll = ({ asked }: Tally): number => [...asked.values()].reduce((sum, n) => sum + n, 0);

/** Counts one request and records its failure; undefined if it failed. */
export async function counted<Answer>(
  tally: Tally,
  kind: Kind,
  what: string,
  ask: () => Promise<Answer>,
): Promise<Answer | undefined> {
  const begun = performance.now();
  tally.asked.set(kind, (tally.asked.get(kind) ?? 0) + 1);
  try {
    return await ask();
  } catch (error) {
    tally.failures.push(`${new Date().toISOString()} ${kind} ${what}: ${(error as Error).message}`);
    return undefined;
  } finally {
    tally.slowestMs = Math.max(tally.slowestMs, performance.now() - begun);
  }
}
