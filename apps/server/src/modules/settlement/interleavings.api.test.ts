import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { type Subscriptions, startSubscriptions } from '../../../test/contract-kit.ts';
import { type Act, act } from '../../../test/interleaving-acts.ts';
import { createInterleavings, type Interleavings } from '../../../test/interleavings.ts';
import { verify } from '../../db/invariant.ts';
import { invariants } from '../../modules.ts';

const RUNS = Number(process.env.PROPERTY_RUNS ?? (inject('testDatabase').kind === 'postgres' ? 12 : 8));
const SEED = Number(process.env.PROPERTY_SEED ?? 20_261_115);

let shop: Subscriptions;
let world: Interleavings;
beforeAll(async () => {
  // No background jobs run, so that a seed replays the same run.
  shop = await startSubscriptions();
  world = createInterleavings(shop);
});
afterAll(() => shop.stop());

/**
 * Sequences that chance selects too seldom: a notification to a process that dies; a payment after the limit
 * without a notification; a refund by a process that dies; two wallets; a charge by a process that dies, then
 * an end while the bank still works; a replacement.
 */
const ALWAYS: readonly Act[][] = [
  [
    { kind: 'order', opens: true },
    { kind: 'pay', pick: 0 },
    { kind: 'forge', pick: 0, forgery: 'amount' },
    { kind: 'crash', pick: 0, crashPoint: 'before commit', work: 'notify' },
    { kind: 'crash', pick: 0, crashPoint: 'after commit', work: 'notify' },
  ],
  [
    { kind: 'order', opens: false },
    { kind: 'wait', ms: 3_600_000 },
    { kind: 'reconcile' },
    { kind: 'open', pick: 0 },
    { kind: 'pay', pick: 0 },
  ],
  [
    { kind: 'order', opens: true },
    { kind: 'pay', pick: 0 },
    { kind: 'notify', pick: 0, times: 3 },
    { kind: 'refund', pick: 0 },
    { kind: 'crash', pick: 0, crashPoint: 'after the provider', work: 'give back' },
    { kind: 'crash', pick: 0, crashPoint: 'before commit', work: 'give back' },
    { kind: 'crash', pick: 0, crashPoint: 'after commit', work: 'give back' },
  ],
  [
    { kind: 'order', opens: true },
    { kind: 'other wallet', pick: 0, notifications: 2 },
    { kind: 'pay', pick: 0 },
    { kind: 'cashier', wallet: 'qihoo', notifications: 1 },
    { kind: 'cashier', wallet: 'lenovo', notifications: 0 },
    { kind: 'app store', renewable: true, confirms: 2 },
  ],
  [
    { kind: 'order', opens: false },
    { kind: 'subscribe', isNotified: true },
    { kind: 'days', days: 28 },
    { kind: 'round' },
    { kind: 'days', days: 4 },
    { kind: 'crash', pick: 0, crashPoint: 'after the provider', work: 'renew' },
    { kind: 'crash', pick: 0, crashPoint: 'after commit', work: 'renew' },
    { kind: 'round' },
    { kind: 'days', days: 28 },
    { kind: 'purse', contract: 0, purse: 'slow' },
    { kind: 'round' },
    { kind: 'days', days: 4 },
    { kind: 'round' },
    { kind: 'cancel', contract: 0 },
    { kind: 'bank pays', contract: 0 },
    { kind: 'charge word', contract: 0 },
  ],
  [
    { kind: 'subscribe', isNotified: true },
    { kind: 'days', days: 1 },
    { kind: 'subscribe', isNotified: true },
    { kind: 'unsign there', contract: 1 },
    { kind: 'days', days: 28 },
    { kind: 'round' },
    { kind: 'unsign word', contract: 1 },
  ],
];

async function play(acts: readonly Act[]): Promise<void> {
  await world.begin();
  for (const each of acts) await world.perform(each);
  await world.settle();
  const { violations } = await verify(shop.product.foundation.database.db, invariants);
  expect(violations).toEqual([]);
  expect(await world.audit()).toEqual([]);
  expect(await world.openOrders()).toEqual([]);
}

describe(`orders, payments, refunds and contracts with every provider in any order, seed ${SEED}`, () => {
  it('[B-067] [B-069] [B-070] [B-098] [B-100] [B-101] end as one fulfilment or one refund for each payment, whatever was lost, repeated, forged, killed or late', {
    timeout: 300_000 + RUNS * 30_000,
  }, async () => {
    await fc.assert(fc.asyncProperty(fc.array(act, { minLength: 12, maxLength: 26, size: 'max' }), play), {
      numRuns: ALWAYS.length + RUNS,
      seed: SEED,
      examples: ALWAYS.map((acts): [Act[]] => [acts]),
      // A failing run is shrunk in minutes, not hours.
      interruptAfterTimeLimit: 300_000,
    });
  });

  it('[B-098] reached every kind of end', () => {
    // Runs that never get further than an order would prove nothing.
    for (const kind of ['fulfilled', 'surplus', 'refunded', 'closed', 'crash', 'forged'] as const) {
      expect(world.seen[kind], kind).toBeGreaterThan(0);
    }
    for (const [kind, times] of Object.entries(world.seenElsewhere()))
      if (kind !== 'given up') expect(times, kind).toBeGreaterThan(0);
  });
});
