import { CODE } from '@juban/contract/code-names';
import { Counter, type Registry } from 'prom-client';
import type { Db } from '../../db/database.ts';
import { Refusal } from '../../lib/refusal.ts';
import type { RateLimits } from '../../ports/rate-limits.ts';
import { hasAccount } from './account.repository.ts';

export type CodePurpose = 'login' | 'claim' | 'verify' | 'partner' | 'deletion' | 'export';
type SmsBudgetName = 'smsForLogins' | 'smsForAccounts' | 'smsForClaims' | 'smsForProofs';

const BUDGET_OF = {
  login: 'smsForLogins',
  deletion: 'smsForLogins',
  export: 'smsForLogins',
  claim: 'smsForClaims',
  verify: 'smsForProofs',
  partner: 'smsForProofs',
} as const satisfies Record<CodePurpose, SmsBudgetName>;

const HOUR_MS = 3_600_000;

interface SmsBudgetDeps {
  db: Db;
  rateLimits: RateLimits;
  now: () => number;
}

/**
 * What all callers together may send in an hour. Each purpose has a separate budget, so that none can block
 * logins.
 */
export function createSmsBudget({ db, rateLimits, now }: SmsBudgetDeps) {
  const listeners: Array<(budget: SmsBudgetName) => void> = [];
  const warnedAt = new Map<SmsBudgetName, number>();

  async function warnAtHalf(budget: SmsBudgetName): Promise<void> {
    if ((await rateLimits.hit(`${budget}Half`, 'all')) === undefined) return;
    const warned = warnedAt.get(budget);
    if (warned !== undefined && now() - warned < HOUR_MS) return;
    warnedAt.set(budget, now());
    for (const listener of listeners) listener(budget);
  }

  /** Returns the seconds to wait if nothing is left. */
  async function take(budget: SmsBudgetName): Promise<number | undefined> {
    await warnAtHalf(budget);
    return rateLimits.hit(budget, 'all');
  }

  return {
    /** Called once per hour and process for a budget that is half used. */
    onHalfUsed: (listener: (budget: SmsBudgetName) => void) => void listeners.push(listener),

    async spend(purpose: CodePurpose, phoneIndex: string): Promise<void> {
      const budget = BUDGET_OF[purpose];
      let wait = await take(budget);
      // Only now, so that normally nothing depends on whether a phone has an account.
      if (wait !== undefined && budget === 'smsForLogins' && (await hasAccount(db, phoneIndex)))
        wait = await take('smsForAccounts');
      if (wait !== undefined) throw new Refusal(CODE.tooMany, { retryAfterSeconds: wait });
    },
  };
}

interface WarnedBudget {
  onHalfUsed(listener: (budget: SmsBudgetName) => void): void;
}

/** A log line and a metric. */
export function warnOfBudgets(
  codes: WarnedBudget,
  registry: Registry,
  log: { warn(fields: object, message: string): void },
): void {
  const warnings = new Counter({
    name: 'juban_sms_budget_half_total',
    help: 'Hours in which more than half of a budget for SMS codes was spent, by budget',
    labelNames: ['budget'],
    registers: [registry],
  });
  codes.onHalfUsed((budget) => {
    warnings.inc({ budget });
    log.warn({ budget }, 'more than half of the hourly budget for SMS codes is spent');
  });
}
