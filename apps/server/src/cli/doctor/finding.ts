import { rootMessage } from '../../lib/root-cause.ts';
import { withTimeLimit } from '../../lib/time-limit.ts';

export interface Finding {
  name: string;
  state: 'ok' | 'failed' | 'skipped';
  why: string;
}

/** The result of a check; a rejection counts as failed. */
export type Verdict = Omit<Finding, 'name'>;
export type Check = readonly [name: string, check: () => Promise<Verdict>];

const LIMIT_MS = 10_000;

export const ok = (why: string): Verdict => ({ state: 'ok', why });
export const failed = (why: string): Verdict => ({ state: 'failed', why });
export const skipped = (why: string): Verdict => ({ state: 'skipped', why });

/** All checks run at once; each has a time limit, and none delays another. */
export function makeChecks(checks: readonly Check[]): Promise<Finding[]> {
  return Promise.all(
    checks.map(async ([name, check]) => {
      const tooLate = () => new Error(`no answer within ${LIMIT_MS / 1_000} s`);
      const verdict = await withTimeLimit(check(), LIMIT_MS, tooLate).catch((error: unknown) =>
        failed(rootMessage(error)),
      );
      return { name, ...verdict };
    }),
  );
}
