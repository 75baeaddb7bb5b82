import type { Code } from '@juban/contract';
import { Refusal } from './refusal.ts';

/** A kind of failure that somebody outside may answer with, and the code by which the caller hears of it. */
type OutsideFailure = readonly [kind: abstract new (...args: never) => Error, code: Code];

/** Waits for somebody outside: a failure of these kinds becomes a clear no that keeps why, any other stays as it is. */
export function answeredOr(...failures: readonly OutsideFailure[]) {
  return async <Result>(work: Promise<Result>): Promise<Result> => {
    try {
      return await work;
    } catch (error) {
      const found = failures.find(([kind]) => error instanceof kind);
      throw found ? new Refusal(found[1], { cause: error }) : error;
    }
  };
}
