import { DAY_MS, levelOf, rewardDaysOf, shanghaiDay } from '@juban/domain';
import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { copyDatabase } from '../../../test/kit.ts';
import { type Database, rowsOf } from '../../db/database.ts';
import { verify } from '../../db/invariant.ts';
import { Refusal } from '../../lib/refusal.ts';
import { createEarnService } from '../mall/earn.service.ts';
import { createBlockService } from '../storefront/block.service.ts';
import { levelInvariants } from './level.invariants.ts';
import { membershipInvariants } from './membership.invariants.ts';
import type { MembershipService } from './membership.service.ts';
import { createLevelServices, createMembershipServices } from './services.ts';

const RUNS = inject('testDatabase').kind === 'postgres' ? 40 : 25;
const SEED = Number(process.env.PROPERTY_SEED ?? 20_261_115);
const BEGIN = Date.parse('2028-02-27T22:00:00+08:00');
const HOUR_MS = 3_600_000;

let database: Database;
let now = new Date(BEGIN);
let membership: MembershipService;
let services: ReturnType<typeof createLevelServices> & ReturnType<typeof createMembershipServices>;
beforeAll(async () => {
  ({ database } = await copyDatabase());
  const { db } = database;
  const clock = { businessNow: () => now, realNow: () => now };
  const made = createMembershipServices({ db, clock });
  const { medals, points } = made;
  membership = made.membership;
  const earnings = createEarnService({ db, clock, membership, points });
  const blocks = createBlockService({ db });
  services = { ...made, ...createLevelServices({ db, membership, medals, earnings, blocks }) };
});
afterAll(() => database.close());

type Act =
  | { kind: 'wait'; ms: number }
  | { kind: 'buy'; days: number; vPower: number }
  | { kind: 'gift'; amount: number }
  | { kind: 'reward'; level: number }
  | { kind: 'check-in' | 'read' };

type Line = readonly [source: number, value: number, createTime: number];

/** The same rules in the simplest form: every entry is written at the time it happens. */
function createReference() {
  const lines: Line[] = [];
  const days = new Set<string>();
  const rewarded = new Set<number>();
  let expiry: number | null = null;
  let nextFall = Number.POSITIVE_INFINITY;
  let vPower = 0;
  const change = (source: number, value: number, at: number) => {
    vPower += value;
    lines.unshift([source, value, at]);
  };
  const extend = (count: number) => {
    const from = expiry !== null && expiry > now.getTime() ? expiry : now.getTime();
    expiry = from + count * DAY_MS;
    nextFall = expiry + DAY_MS;
  };
  return {
    pass() {
      for (; nextFall <= now.getTime(); nextFall += DAY_MS)
        if (vPower > 0) change(4, -Math.min(2, vPower), nextFall);
    },
    buy(count: number, gained: number) {
      extend(count);
      if (gained > 0) change(3, gained, now.getTime());
    },
    gift: (amount: number) => change(2, amount, now.getTime()),
    checkIn(): string {
      if (expiry === null || expiry <= now.getTime()) return '2121';
      if (days.has(shanghaiDay(now))) return '2120';
      days.add(shanghaiDay(now));
      change(1, 1, now.getTime());
      return '0000';
    },
    reward(level: number): string {
      if (rewarded.has(level)) return '0000';
      if (levelOf(vPower) < level) return '9999';
      rewarded.add(level);
      const gift = rewardDaysOf(level) ?? 0;
      if (gift > 0) extend(gift);
      return '0000';
    },
    lines,
    standing: () => ({
      expiresAt: expiry === null ? null : new Date(expiry),
      vPower,
      level: levelOf(vPower),
    }),
  };
}

async function makeUser(): Promise<number> {
  const [user] = rowsOf<{ id: number }>(
    await database.db.execute(sql`
      insert into users (nick_name, head_img_url, brand, client_type, registered_at)
      values ('n', '', 'yujian', 'web', ${now.toISOString()}) returning id`),
  );
  return Number(user?.id);
}

async function codeOf(work: Promise<unknown>): Promise<string> {
  try {
    await work;
    return '0000';
  } catch (error) {
    if (error instanceof Refusal) return error.code;
    throw error;
  }
}

async function readLines(userId: number): Promise<Line[]> {
  const { content } = await services.experience.list(userId, { startTime: 0, pageNum: 1, pageSize: 1_000 });
  return content.map(({ source, value, createTime }) => [source, value, createTime]);
}

async function play(acts: readonly Act[]): Promise<void> {
  now = new Date(BEGIN);
  const userId = await makeUser();
  const reference = createReference();
  const buy = (index: number, days: number, amount: number) =>
    database.db.transaction(async (tx) => {
      const grant = { userId, cause: `order:${index}`, source: 'purchase' };
      await membership.grantDays(tx, { ...grant, days });
      if (amount > 0) await membership.grantVPower(tx, { ...grant, amount });
    });
  for (const [index, act] of acts.entries()) {
    if (act.kind === 'wait') now = new Date(now.getTime() + act.ms);
    reference.pass();
    if (act.kind === 'buy') {
      await buy(index, act.days, act.vPower);
      reference.buy(act.days, act.vPower);
    }
    if (act.kind === 'gift') {
      await services.vPowerGifts.give({ userId, amount: act.amount, reference: `${index}` });
      reference.gift(act.amount);
    }
    if (act.kind === 'check-in')
      expect(await codeOf(services.checkIns.clockIn(userId))).toBe(reference.checkIn());
    if (act.kind === 'reward')
      expect(await codeOf(services.levelRewards.take(userId, act.level))).toBe(reference.reward(act.level));
    if (act.kind === 'read') expect(await readLines(userId)).toEqual(reference.lines);
    expect(await membership.readStanding(userId)).toMatchObject(reference.standing());
  }
  expect(await readLines(userId)).toEqual(reference.lines);
}

const wait = (most: number) =>
  fc.record({
    kind: fc.constant('wait' as const),
    ms: fc.integer({ min: 0, max: most }).map((count) => count * HOUR_MS),
  });
const act: fc.Arbitrary<Act> = fc.oneof(
  { weight: 5, arbitrary: wait(40) },
  { weight: 1, arbitrary: wait(500) },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant('buy' as const),
      days: fc.constantFrom(1, 2, 7),
      vPower: fc.integer({ min: 0, max: 30 }),
    }),
  },
  { weight: 5, arbitrary: fc.constant({ kind: 'check-in' as const }) },
  { weight: 2, arbitrary: fc.constant({ kind: 'read' as const }) },
  {
    weight: 1,
    arbitrary: fc.record({ kind: fc.constant('gift' as const), amount: fc.integer({ min: 1, max: 60 }) }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ kind: fc.constant('reward' as const), level: fc.constantFrom(1, 2, 3) }),
  },
);

describe(`histories of V power, seed ${SEED}`, () => {
  it('[B-084] [B-105] purchases, gifts, check-ins, rewards, ends and reads at any time give the same ledger as day by day', {
    timeout: 600_000,
  }, async () => {
    await fc.assert(fc.asyncProperty(fc.array(act, { minLength: 5, maxLength: 24 }), play), {
      numRuns: RUNS,
      seed: SEED,
    });
    const { violations, checked } = await verify(database.db, [...membershipInvariants, ...levelInvariants]);
    expect(violations).toEqual([]);
    const unseen = checked.filter(({ rows }) => rows === 0).map(({ invariant }) => invariant);
    expect(unseen).toEqual([expect.stringMatching(/^held days/)]);
  });
});
