import { describe, expect, it } from 'vitest';
import { DAY_MS } from './membership.ts';
import {
  type CausedEntry,
  clawbackOf,
  findRefundProblem,
  grantUsageOf,
  type RefundPolicy,
  refundCause,
  returnCause,
} from './refund.ts';

const PAID = new Date('2026-03-01T10:00:00+08:00');
const after = (days: number, ms = 0) => new Date(PAID.getTime() + days * DAY_MS + ms);
const POLICY: RefundPolicy = { windowDays: 7, mostUsedHours: 24, mostIn30Days: 1, mostInYear: 3 };
const usedOf = (...asked: Parameters<typeof grantUsageOf>) => grantUsageOf(...asked).usedMs;
const entry = (cause: string, days: number, at = PAID): CausedEntry => ({ cause, days, at });

describe('user-requested refund', () => {
  it.each([
    ['at once', 'fulfilled', 0, after(0), undefined],
    ['on the last millisecond of the seventh day', 'fulfilled', 0, after(7), undefined],
    ['a millisecond later', 'fulfilled', 0, after(7, 1), 'late'],
    ['with exactly one day used', 'fulfilled', DAY_MS, after(1), undefined],
    ['with a millisecond more', 'fulfilled', DAY_MS + 1, after(1, 1), 'used'],
    ['late and used: the first that does not heal', 'fulfilled', 8 * DAY_MS, after(8), 'late'],
    ['before it is paid', 'paying', 0, after(0), 'state'],
    ['of a closed one', 'closed', 0, after(0), 'state'],
    ['of one on its way back', 'refunding', 0, after(0), 'state'],
    ['of one given back', 'refunded', 0, after(0), 'state'],
  ] as const)('[B-101] %s', (_case, state, usedMs, now, problem) => {
    expect(findRefundProblem({ state, paidAt: PAID, usedMs, hasUsedBenefit: false }, POLICY, now)).toBe(
      problem,
    );
  });
});

describe('refund rules of a brand', () => {
  const facts = { state: 'fulfilled', paidAt: PAID, usedMs: 0, hasUsedBenefit: false } as const;

  it('[B-101] refuses after a check-in or a used benefit since the days began', () => {
    expect(findRefundProblem({ ...facts, hasUsedBenefit: true }, POLICY, after(0))).toBe('benefitUsed');
  });

  it('[B-101] are those of its content', () => {
    const strict = { ...POLICY, windowDays: 1, mostUsedHours: 1 };
    expect(findRefundProblem(facts, strict, after(1))).toBeUndefined();
    expect(findRefundProblem(facts, strict, after(1, 1))).toBe('late');
    expect(findRefundProblem({ ...facts, usedMs: DAY_MS / 24 }, strict, after(0))).toBeUndefined();
    expect(findRefundProblem({ ...facts, usedMs: DAY_MS / 24 + 1 }, strict, after(0))).toBe('used');
  });
});

describe('what a refund takes back', () => {
  const sum = {
    paidFen: 2_500,
    refundedFen: 0,
    fen: 2_500,
    given: { days: 31, vPower: 30 },
    taken: { days: 0, vPower: 0 },
    unusedMs: 31 * DAY_MS,
  };

  it.each([
    ['all of an unused order', {}, { days: 31, vPower: 30 }],
    ['the running day with the whole money', { unusedMs: 30.5 * DAY_MS }, { days: 31, vPower: 30 }],
    ['no day that was used', { unusedMs: 10.5 * DAY_MS }, { days: 11, vPower: 30 }],
    ['the whole unused days for a part', { fen: 1_000, unusedMs: 10.5 * DAY_MS }, { days: 10, vPower: 12 }],
    ['a share of V power rounded down', { fen: 1, unusedMs: 0 }, { days: 0, vPower: 0 }],
    [
      'what an earlier part has left, with the last of the money',
      { refundedFen: 1_000, fen: 1_500, taken: { days: 10, vPower: 12 }, unusedMs: 0 },
      { days: 0, vPower: 18 },
    ],
    [
      'no day twice',
      { refundedFen: 1_000, fen: 500, taken: { days: 31, vPower: 30 }, unusedMs: 5 * DAY_MS },
      { days: 0, vPower: 0 },
    ],
  ])('%s', (_case, change, taken) => {
    expect(clawbackOf({ ...sum, ...change })).toEqual(taken);
  });
});

describe('days that are returned', () => {
  it('count as the order’s own, behind all other days', () => {
    const taken = refundCause('order:1', 'R1');
    const ledger = [
      entry('order:1', 30),
      entry(taken, -30),
      entry('gift', 5, after(1)),
      entry(returnCause(taken), 30, after(2)),
    ];
    expect(grantUsageOf('order:1', ledger, after(7))).toMatchObject({
      usedMs: DAY_MS,
      unusedMs: 29 * DAY_MS,
    });
    expect(grantUsageOf('gift', ledger, after(7)).usedMs).toBe(5 * DAY_MS);
  });

  it('report when they ran', () => {
    const ledger = [entry('gift', 2), entry('order:1', 30)];
    expect(grantUsageOf('order:1', ledger, after(1)).ran).toEqual([]);
    expect(grantUsageOf('order:1', ledger, after(5)).ran).toEqual([
      [after(2).getTime(), after(5, 1).getTime()],
    ]);
    expect(grantUsageOf('gift', ledger, after(5)).ran).toEqual([[PAID.getTime(), after(2).getTime()]]);
  });
});

describe('used part', () => {
  it('[B-101] is counted from the purchase if no membership was running', () => {
    const ledger = [entry('order:1', 30)];
    expect(usedOf('order:1', ledger, after(0))).toBe(0);
    expect(usedOf('order:1', ledger, after(1, 1))).toBe(DAY_MS + 1);
  });

  it('[B-101] is nothing for days that wait behind other days', () => {
    const ledger = [entry('gift', 5), entry('order:1', 30)];
    expect(usedOf('order:1', ledger, after(5))).toBe(0);
    expect(usedOf('order:1', ledger, after(6))).toBe(DAY_MS);
    expect(usedOf('gift', ledger, after(6))).toBe(5 * DAY_MS);
  });

  it('[B-101] does not change with days that were granted later', () => {
    const ledger = [entry('order:1', 30), entry('gift', 90, after(0, 5))];
    expect(usedOf('order:1', ledger, after(2))).toBe(2 * DAY_MS);
  });

  it('[B-101] is at most the days granted, however long ago', () => {
    const ledger = [entry('order:1', 7), entry('order:2', 7, after(20))];
    expect(usedOf('order:1', ledger, after(25))).toBe(7 * DAY_MS);
    expect(usedOf('order:2', ledger, after(25))).toBe(5 * DAY_MS);
  });

  it('[B-101] moves forward when the days before it are taken back', () => {
    const ledger = [entry('order:1', 30), entry('order:2', 30), entry('order:1:refund', -30, after(0.5))];
    expect(usedOf('order:2', ledger, after(0.5))).toBe(0.5 * DAY_MS);
    expect(usedOf('order:2', ledger, after(2))).toBe(2 * DAY_MS);
  });

  it('[B-101] does not change when days behind it are taken back', () => {
    const ledger = [
      entry('gift', 3),
      entry('order:1', 31),
      entry('order:2', 366),
      entry('order:2:refund', -366, after(0, 5)),
    ];
    expect(usedOf('order:1', ledger, after(0, 10))).toBe(0);
    expect(usedOf('order:1', ledger, after(3.5))).toBe(0.5 * DAY_MS);
    const both = [...ledger, entry('gift:refund', -3, after(1))];
    expect(usedOf('order:1', both, after(1.5))).toBe(1.5 * DAY_MS);
  });

  it('is empty for an unknown grant', () => {
    expect(usedOf('order:9', [entry('order:1', 30)], after(3))).toBe(0);
    expect(usedOf('order:9', [], after(3))).toBe(0);
  });
});
