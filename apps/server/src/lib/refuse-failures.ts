import type { Code } from '@juban/contract';
import { Refusal } from './refusal.ts';

/** A class of errors thrown by an outside service, and the code that the caller gets for it. */
type OutsideFailure = readonly [kind: abstract new (...args: never) => Error, code: Code];

/** Turns errors of these classes into refusals that keep their cause; other errors pass unchanged. */
export function refuseFailures(...failures: readonly OutsideFailure[]) {
  return async <Result>(work: Promise<Result>): Promise<Result> => {
    try {
      return await work;
    } catch (error) {
      const found = failures.find(([kind]) => error instanceof kind);
      throw found ? new Refusal(found[1], { cause: error }) : error;
    }
  };
}
