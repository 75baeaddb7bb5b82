import { tooBusy } from '../../lib/refusal.ts';
import { withTimeLimit } from '../../lib/time-limit.ts';

/**
 * Slots for incoming uploads: each is kept in memory, and slow ones of one address must not take them all.
 * Taking one returns the function that releases it.
 */
export function createPlaces({ inAll, ofOne }: { inAll: number; ofOne: number }) {
  const taken = new Map<string, number>();
  let all = 0;
  const leave = (address: string) => {
    all -= 1;
    const left = (taken.get(address) ?? 1) - 1;
    if (left > 0) taken.set(address, left);
    else taken.delete(address);
  };
  return (address: string): (() => void) => {
    const own = taken.get(address) ?? 0;
    if (all >= inAll || own >= ofOne) throw tooBusy();
    all += 1;
    taken.set(address, own + 1);
    return () => leave(address);
  };
}

/**
 * The caller is answered in time. Work that continues is notified: it must not use up what the caller will retry with.
 */
export function answerInTime<Result>(
  begin: (answered: AbortSignal) => Promise<Result>,
  limitMs: number,
): Promise<Result> {
  const answered = new AbortController();
  return withTimeLimit(begin(answered.signal), limitMs, () => {
    const refusal = tooBusy();
    answered.abort(refusal);
    return refusal;
  });
}

/** This many at once; the others wait in the order they came. */
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
