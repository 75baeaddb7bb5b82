export type Kind = 'page' | 'file' | 'read' | 'claim' | 'order' | 'notification' | 'check-in';

export interface Facts {
  /** Phones whose claim was answered with success. */
  claims: string[];
  /** Orders that were told to be paid. */
  orders: string[];
  /** Check-ins answered with success, by the token of whoever did it. */
  checkIns: number;
}

/** What was asked and what came back; a failure is a broken line, a 5xx, or an answer that is not success. */
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

/** Counts one request and keeps what went wrong with it; undefined when it failed. */
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
