import fc from 'fast-check';
import { type ContractAct, contractAct } from './contract-acts.ts';
import { type RailAct, railAct } from './rail-acts.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

const FORGERIES = ['amount', 'key', 'app', 'seller', 'stale', 'weak', 'truncated'] as const;
/** Where a process dies: before its transaction commits, just after, or once the provider has acted. */
const CRASH_POINTS = ['before commit', 'after commit', 'after the provider'] as const;
const CRASH_WORKS = ['notify', 'reconcile', 'check', 'refund', 'give back', 'renew'] as const;

export type CrashPoint = (typeof CRASH_POINTS)[number];
export type CrashWork = (typeof CRASH_WORKS)[number];

/** One action of users, providers, forgers, clocks or failing machines; `pick` selects the order. */
export type Act =
  | ContractAct
  | RailAct
  | { kind: 'order'; opens: boolean }
  | { kind: 'open' | 'pay' | 'cancel' | 'refund' | 'check' | 'repeat'; pick: number }
  | { kind: 'notify'; pick: number; times: number }
  | { kind: 'forge'; pick: number; forgery: (typeof FORGERIES)[number] }
  | { kind: 'wait'; ms: number }
  | { kind: 'reconcile' | 'drain' | 'outage' }
  | { kind: 'crash'; pick: number; crashPoint: CrashPoint; work: CrashWork };

const pick = fc.nat(3);
const picked = (kind: 'open' | 'pay' | 'cancel' | 'refund' | 'check' | 'repeat') =>
  fc.record({ kind: fc.constant(kind), pick });

export const act: fc.Arbitrary<Act> = fc.oneof(
  { weight: 14, arbitrary: contractAct },
  { weight: 5, arbitrary: railAct },
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('order' as const), opens: fc.boolean() }) },
  { weight: 1, arbitrary: picked('open') },
  { weight: 5, arbitrary: picked('pay') },
  { weight: 1, arbitrary: picked('cancel') },
  { weight: 3, arbitrary: picked('refund') },
  { weight: 2, arbitrary: picked('check') },
  { weight: 1, arbitrary: picked('repeat') },
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constant('notify' as const),
      pick,
      times: fc.integer({ min: 1, max: 4 }),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant('forge' as const),
      pick,
      forgery: fc.constantFrom(...FORGERIES),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constant('wait' as const),
      ms: fc.constantFrom(31_000, 11 * MINUTE_MS, HOUR_MS, 25 * HOUR_MS),
    }),
  },
  { weight: 2, arbitrary: fc.constant({ kind: 'reconcile' as const }) },
  { weight: 2, arbitrary: fc.constant({ kind: 'drain' as const }) },
  { weight: 1, arbitrary: fc.constant({ kind: 'outage' as const }) },
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constant('crash' as const),
      pick,
      crashPoint: fc.constantFrom(...CRASH_POINTS),
      work: fc.constantFrom(...CRASH_WORKS),
    }),
  },
);
