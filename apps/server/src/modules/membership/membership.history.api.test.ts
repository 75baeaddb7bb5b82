import { DAY_MS } from '@juban/domain';
import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { copyDatabase } from '../../../test/kit.ts';
import { type Database, rowsOf } from '../../db/database.ts';
import { verify } from '../../db/invariant.ts';
import { membershipInvariants } from './membership.invariants.ts';
import { createMembershipService } from './membership.service.ts';

const RUNS = inject('testDatabase').kind === 'postgres' ? 40 : 25;
const SEED = Number(process.env.PROPERTY_SEED ?? 20_261_115);
const BEGIN = Date.parse('2026-03-01T10:00:00+08:00');
const HOUR_MS = 3_600_000;

let database: Database;
let now = new Date(BEGIN);
const clock = { businessNow: () => now, realNow: () => now };
let membership: ReturnType<typeof createMembershipService>;
beforeAll(async () => {
  ({ database } = await copyDatabase());
  membership = createMembershipService({ db: database.db, clock });
});
afterAll(() => database.close());

async function makeUser(): Promise<number> {
  const [user] = rowsOf<{ id: number }>(
    await database.db.execute(sql`
      insert into users (nick_name, head_img_url, brand, client_type, registered_at)
      values ('n', '', 'yujian', 'web', ${now.toISOString()}) returning id`),
  );
  return Number(user?.id);
}

async function owedBy(userId: number): Promise<number> {
  const [row] = rowsOf<{ owed: number }>(
    await database.db.execute(
      sql`select owed from ledger_balances where user_id = ${userId} and ledger = 'v_power'`,
    ),
  );
  return row?.owed ?? 0;
}

type Act =
  | { kind: 'wait'; ms: number }
  | { kind: 'buy'; days: number; vPower: number }
  | { kind: 'refund'; pick: number }
  | { kind: 'nothing' }
  | { kind: 'settle' };

/** The same rules in the simplest form: one day of decay after the other. */
function createReference() {
  let expiry: number | null = null;
  let nextDecay = Number.POSITIVE_INFINITY;
  let vPower = 0;
  let owed = 0;
  const moveEnd = (end: number) => {
    if (end === expiry) return;
    expiry = end;
    nextDecay = end + DAY_MS;
  };
  return {
    pass() {
      for (; nextDecay <= now.getTime(); nextDecay += DAY_MS) vPower = Math.max(0, vPower - 2);
    },
    buy(days: number, gained: number) {
      const runs = expiry !== null && expiry > now.getTime();
      moveEnd((runs && expiry !== null ? expiry : now.getTime()) + days * DAY_MS);
      const paid = Math.min(owed, gained);
      owed -= paid;
      vPower += gained - paid;
    },
    /** Returns the resulting debt. */
    refund(days: number, gained: number): number {
      if (expiry !== null && expiry > now.getTime()) moveEnd(Math.max(expiry - days * DAY_MS, now.getTime()));
      owed += Math.max(0, gained - vPower);
      vPower = Math.max(0, vPower - gained);
      return owed;
    },
    standing: () => ({ expiresAt: expiry === null ? null : new Date(expiry), vPower }),
  };
}

async function play(acts: readonly Act[]): Promise<void> {
  now = new Date(BEGIN);
  const userId = await makeUser();
  const reference = createReference();
  const orders: Array<{ cause: string; days: number; vPower: number; refunded: boolean }> = [];
  const buy = async (days: number, vPower: number) => {
    const cause = `order:${orders.length}`;
    await database.db.transaction(async (tx) => {
      await membership.grantDays(tx, { userId, days, cause, source: 'purchase' });
      await membership.grantVPower(tx, { userId, amount: vPower, cause, source: 'purchase' });
    });
    orders.push({ cause, days, vPower, refunded: false });
    reference.buy(days, vPower);
  };
  const refund = async (pick: number) => {
    const open = orders.filter(({ refunded }) => !refunded);
    const order = open[pick % Math.max(1, open.length)];
    if (!order) return;
    order.refunded = true;
    const { cause, days, vPower } = order;
    const taken = { userId, refundNo: 'R', cause, days, vPower, points: 0, at: now };
    await database.db.transaction((tx) => membership.takeBack(tx, taken));
    expect(await owedBy(userId)).toBe(reference.refund(days, vPower));
  };
  for (const [index, act] of acts.entries()) {
    if (act.kind === 'wait') now = new Date(now.getTime() + act.ms);
    reference.pass();
    if (act.kind === 'buy') await buy(act.days, act.vPower);
    if (act.kind === 'refund') await refund(act.pick);
    if (act.kind === 'settle') await database.db.transaction((tx) => membership.settleDecay(tx, userId));
    if (act.kind === 'nothing') {
      const gift = { userId, days: 0, cause: `gift:${index}`, source: 'level' };
      await database.db.transaction((tx) => membership.grantDays(tx, gift));
    }
    expect(await membership.readStanding(userId)).toMatchObject(reference.standing());
  }
}

const hours = (most: number) => fc.integer({ min: 0, max: most }).map((count) => count * HOUR_MS);
const act: fc.Arbitrary<Act> = fc.oneof(
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('wait' as const), ms: hours(60) }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('wait' as const), ms: hours(400) }) },
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constant('buy' as const),
      days: fc.constantFrom(1, 7, 31),
      vPower: fc.integer({ min: 0, max: 60 }),
    }),
  },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('refund' as const), pick: fc.nat(5) }) },
  { weight: 1, arbitrary: fc.constant({ kind: 'nothing' as const }) },
  { weight: 1, arbitrary: fc.constant({ kind: 'settle' as const }) },
);

describe(`histories of membership, seed ${SEED}`, () => {
  it('[B-100] purchases, refunds, ends and reads in any order and at any time give the same result as day by day', {
    timeout: 600_000,
  }, async () => {
    await fc.assert(fc.asyncProperty(fc.array(act, { minLength: 3, maxLength: 14 }), play), {
      numRuns: RUNS,
      seed: SEED,
    });
    const { violations, checked } = await verify(database.db, membershipInvariants);
    expect(violations).toEqual([]);
    expect(checked.every(({ rows, invariant }) => rows > 0 || invariant.startsWith('held'))).toBe(true);
  });

  it('[B-100] a refund after the end takes no decay a second time', async () => {
    await play([
      { kind: 'buy', days: 7, vPower: 20 },
      { kind: 'buy', days: 1, vPower: 30 },
      { kind: 'wait', ms: 11 * DAY_MS },
      { kind: 'settle' },
      { kind: 'refund', pick: 0 },
      { kind: 'wait', ms: DAY_MS },
    ]);
  });

  it('[B-100] V power that decay has taken is owed and paid by later earnings', async () => {
    now = new Date(BEGIN);
    const userId = await makeUser();
    const grant = { userId, cause: 'order:short', source: 'purchase' };
    await database.db.transaction(async (tx) => {
      await membership.grantDays(tx, { ...grant, days: 7 });
      await membership.grantVPower(tx, { ...grant, amount: 10 });
    });
    now = new Date(BEGIN + 10 * DAY_MS);
    const taken = { userId, refundNo: 'R', cause: 'order:short', days: 7, vPower: 10, points: 0, at: now };
    const takeBack = () => database.db.transaction((tx) => membership.takeBack(tx, taken));
    await takeBack();
    expect((await membership.readStanding(userId)).vPower).toBe(0);
    expect(await owedBy(userId)).toBe(6);
    await expect(takeBack()).rejects.toThrow('took its days already');
    const earn = (amount: number) =>
      database.db.transaction((tx) =>
        membership.grantVPower(tx, { userId, amount, cause: `earned:${amount}`, source: 'test' }),
      );
    await earn(4);
    expect((await membership.readStanding(userId)).vPower).toBe(0);
    expect(await owedBy(userId)).toBe(2);
    await earn(5);
    expect((await membership.readStanding(userId)).vPower).toBe(3);
    expect(await owedBy(userId)).toBe(0);
  });

  it('a gift of no days makes no member', async () => {
    now = new Date(BEGIN);
    const userId = await makeUser();
    const gift = { userId, days: 0, cause: 'level:1', source: 'level' };
    expect(await database.db.transaction((tx) => membership.grantDays(tx, gift))).toBeNull();
    expect(await membership.readStanding(userId)).toMatchObject({ expiresAt: null, status: 0 });
  });
});
