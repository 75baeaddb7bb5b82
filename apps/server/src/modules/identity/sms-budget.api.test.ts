import { BRANDS } from '@juban/catalog';
import { Registry } from 'prom-client';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { newPhone, startProduct, type TestProduct } from '../../../test/kit.ts';
import { createSecrets } from '../../lib/secrets.ts';
import { RATE_LIMITS, type RateLimitName } from '../../ports/rate-limits.ts';
import { warnOfBudgets } from './sms-budget.ts';
import { type CodeFor, createSmsCodeService } from './sms-code.service.ts';

const WITHOUT_IDS = { deviceId: undefined, requesterCookie: undefined, issuedCookie: undefined };
const CALLER = { brand: BRANDS.yujian, address: '203.0.113.9', ...WITHOUT_IDS };

let product: TestProduct;
beforeAll(async () => {
  product = await startProduct();
});
afterAll(() => product.stop());

/** A service whose named limits have so many points left, all others plenty. */
function codesWith(left: Partial<Record<RateLimitName, number>>) {
  const { database, clock, config } = product.foundation;
  const points = new Map(Object.entries(left));
  const hit = (limit: RateLimitName) => {
    const rest = points.get(limit) ?? Number.POSITIVE_INFINITY;
    points.set(limit, rest - 1);
    return rest > 0 ? undefined : 1_800;
  };
  const codes = createSmsCodeService({
    db: database.db,
    clock,
    secrets: createSecrets(config.secretKey),
    sms: { send: async () => {}, notify: async () => {} },
    rateLimits: { hit },
  });
  const outcomeOf = (wanted: CodeFor) =>
    codes.sendCode(wanted, CALLER).then(
      () => 'sent',
      ({ code }: { code: string }) => code,
    );
  return { codes, outcomeOf };
}

it('[A-072] codes for claims and proofs that use up their budget do not affect that of logins', async () => {
  const { outcomeOf } = codesWith({ smsForClaims: 1, smsForProofs: 1 });
  const send = (purpose: CodeFor['purpose']) => outcomeOf({ phone: newPhone(), purpose });
  expect([await send('claim'), await send('claim')]).toEqual(['sent', '4290']);
  expect([await send('verify'), await send('verify')]).toEqual(['sent', '4290']);
  expect([await send('login'), await send('deletion')]).toEqual(['sent', 'sent']);
});

it('[A-072] phones with an account can log in when the budget of all logins is used up, until theirs is too', async () => {
  const { outcomeOf } = codesWith({ smsForLogins: 0, smsForAccounts: 1 });
  const makeUser = async () => (await product.lab<{ mobile: string }>('POST', '/users', {})).mobile;
  expect(await outcomeOf({ phone: newPhone(), purpose: 'login' })).toBe('4290');
  expect(await outcomeOf({ phone: await makeUser(), purpose: 'login' })).toBe('sent');
  expect(await outcomeOf({ phone: await makeUser(), purpose: 'login' })).toBe('4290');
});

it('[A-072] operators are warned once when half of a budget is used', async () => {
  const { codes, outcomeOf } = codesWith({ smsForClaimsHalf: 2 });
  const registry = new Registry();
  const lines: object[] = [];
  warnOfBudgets(codes, registry, { warn: (fields) => void lines.push(fields) });
  const send = () => outcomeOf({ phone: newPhone(), purpose: 'claim' });
  expect([await send(), await send(), lines]).toEqual(['sent', 'sent', []]);
  expect([await send(), await send(), lines]).toEqual(['sent', 'sent', [{ budget: 'smsForClaims' }]]);
  expect(await registry.metrics()).toContain('juban_sms_budget_half_total{budget="smsForClaims"} 1');
});

it('[A-072] the budgets are 20,000 an hour together, and each warns at its half', () => {
  const budgets = ['smsForLogins', 'smsForAccounts', 'smsForClaims', 'smsForProofs'] as const;
  expect(budgets.reduce((sum, name) => sum + RATE_LIMITS[name].points, 0)).toBe(20_000);
  for (const name of budgets)
    expect(RATE_LIMITS[`${name}Half`].points, name).toBe(RATE_LIMITS[name].points / 2);
});
