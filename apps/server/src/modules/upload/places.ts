import { Refusal } from '../../lib/refusal.ts';

/** Places for uploads on their way in: each is held in memory, and slow ones of one address must not take them all. */
export function createPlaces({ inAll, ofOne }: { inAll: number; ofOne: number }) {
  const taken = new Map<string, number>();
  let all = 0;
  return async <Result>(address: string, work: () => Promise<Result>): Promise<Result> => {
    const own = taken.get(address) ?? 0;
    if (all >= inAll || own >= ofOne) throw new Refusal('5030', { retryAfterSeconds: 1 });
    all += 1;
    taken.set(address, own + 1);
    try {
      return await work();
    } finally {
      all -= 1;
      const left = (taken.get(address) ?? 1) - 1;
      if (left > 0) taken.set(address, left);
      else taken.delete(address);
    }
  };
}

/** So many works at once; the others wait in the order they came. */
export function createTurns(most: number) {
  const waiting: Array<() => void> = [];
  let free = most;
  return async <Result>(work: () => Promise<Result>): Promise<Result> => {
    if (free > 0) free -= 1;
    else await new Promise<void>((begin) => waiting.push(begin));
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else free += 1;
    }
  };
}
