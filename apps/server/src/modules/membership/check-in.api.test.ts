import { DAY_MS, LEVEL_THRESHOLDS } from '@juban/domain';
import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startProduct, type TestProduct } from '../../../test/kit.ts';
import { rowsOf } from '../../db/database.ts';

/** Noon in Shanghai. */
const NOON = Date.parse('2026-11-20T12:00:00+08:00');

let product: TestProduct;
beforeAll(async () => {
  product = await startProduct();
});
beforeEach(() => setClock(NOON));
afterEach(() => product.lab('POST', '/clock', { reset: true }));
afterAll(() => product.stop());

const setClock = (now: number) => product.lab('POST', '/clock', { now, freeze: true });
const makeUser = (wanted: object) => product.lab<{ id: string; token: string }>('POST', '/users', wanted);
const clockIn = (token: string) => product.call('clockIn', {}, { token });
const vPowerOf = async (token: string) =>
  (await product.call('getLevelExperience', {}, { token })).data.vipExperience;
const isClock = async (token: string) => (await product.call('getProfile', {}, { token })).data.user.isClock;
const entriesOf = async (userId: string) =>
  rowsOf<{ cause: string; amount: number }>(
    await product.foundation.database.db.execute(
      sql.raw(`select cause, amount from ledger_entries
        where user_id = ${userId} and ledger = 'v_power' and source = 'check-in' order by seq`),
    ),
  );

describe('check-in', () => {
  it('[B-105] gives an active member one V power and answers isUpdate, level and value', async () => {
    const { token } = await makeUser({ vipDays: 5, vPower: 20 });
    expect(await isClock(token)).toBe(false);
    const answer = await clockIn(token);
    expect(answer).toMatchObject({ status: 200, code: '0000' });
    expect(answer.data).toMatchObject({ isUpdate: false, level: 1, value: 21 });
    expect(await vPowerOf(token)).toBe(21);
    expect(await isClock(token)).toBe(true);
    const { user } = (await product.call('getPersonalInformation', {}, { token })).data;
    expect(user).toMatchObject({ isClock: true, changedValue: 21, vipLevel: 1 });
  });

  it('[B-063] [B-105] answers the V power and the points that it gave', async () => {
    const { token } = await makeUser({ vipDays: 5, vPower: 20 });
    const way = (await product.call('listEarnWays', {}, { token })).data.find(
      (one) => one.way === 'check_in',
    );
    expect((await clockIn(token)).data).toMatchObject({ gain: 1, points: way?.points });
    expect((await product.call('getIntegral', {}, { token })).data.integral).toBe(way?.points);
  });

  it('[B-063] [B-105] answers no points if check-ins earn none', async () => {
    const { db } = product.foundation.database;
    await db.execute(sql`delete from earn_ways where way = 'check_in'`);
    const { token } = await makeUser({ vipDays: 5 });
    expect((await clockIn(token)).data).toMatchObject({ gain: 1, points: 0 });
    await product.services.content.apply('demo');
  });

  it('[B-105] a second one that day is refused and adds nothing', async () => {
    const { id, token } = await makeUser({ vipDays: 5 });
    await clockIn(token);
    const again = await clockIn(token);
    expect(again).toMatchObject({ status: 200, code: '2120', data: null });
    expect(await vPowerOf(token)).toBe(1);
    expect(await entriesOf(id)).toHaveLength(1);
  });

  it.each(LEVEL_THRESHOLDS.slice(1).map((score, index) => [index + 1, score] as const))(
    '[B-105] the one that reaches V%i at %i says so, the ones before and after do not',
    async (level, score) => {
      const answerAt = async (vPower: number) =>
        (await clockIn((await makeUser({ vipDays: 5, vPower })).token)).data;
      expect(await answerAt(score - 2)).toMatchObject({
        isUpdate: false,
        level: level - 1,
        value: score - 1,
      });
      expect(await answerAt(score - 1)).toMatchObject({ isUpdate: true, level, value: score });
      expect(await answerAt(score)).toMatchObject({ isUpdate: false, level, value: score + 1 });
    },
  );

  it.each([
    ['an expired member', { vipDays: -3, vPower: 40 }],
    ['a user who never was a member', {}],
    ['a user with V power only', { vPower: 12 }],
  ])('[B-105] %s is refused and gets nothing', async (_who, wanted) => {
    const { id, token } = await makeUser(wanted);
    const before = await vPowerOf(token);
    expect(await clockIn(token)).toMatchObject({ status: 200, code: '2121', data: null });
    expect(await vPowerOf(token)).toBe(before);
    expect(await entriesOf(id)).toEqual([]);
    expect(await isClock(token)).toBe(false);
  });

  it.each([{}, { token: 'nobody' }])('[B-105] %j is asked to log in', async (headers) => {
    const answer = await product.call('clockIn', {}, headers as Record<string, string>);
    expect(answer).toMatchObject({ status: 200, code: '1024', data: null });
  });

  it('[B-105] the last moment of a membership counts, its end does not', async () => {
    const { token } = await makeUser({ vipDays: 2 });
    await setClock(NOON + 2 * DAY_MS - 1);
    expect((await clockIn(token)).code).toBe('0000');
    const late = await makeUser({ vipDays: 1 });
    await setClock(NOON + 3 * DAY_MS - 1);
    expect((await clockIn(late.token)).code).toBe('2121');
  });
});

describe('the day of a check-in', () => {
  it.each([
    ['an ordinary day', '2026-11-21T00:00:00+08:00'],
    ['the end of a year', '2027-01-01T00:00:00+08:00'],
    ['a leap day', '2028-02-29T00:00:00+08:00'],
    ['the day after a leap day', '2028-03-01T00:00:00+08:00'],
  ])('[B-105] begins at midnight in Shanghai: %s', async (_case, midnight) => {
    const begin = Date.parse(midnight);
    await setClock(begin - 1);
    const { id, token } = await makeUser({ vipDays: 5 });
    expect((await clockIn(token)).code).toBe('0000');
    await setClock(begin);
    expect(await isClock(token)).toBe(false);
    expect((await clockIn(token)).data.value).toBe(2);
    await setClock(begin + DAY_MS - 1);
    expect((await clockIn(token)).code).toBe('2120');
    const days = (await entriesOf(id)).map(({ cause }) => cause);
    expect(days[1]).toBe(`check-in:${midnight.slice(0, 10)}`);
  });

  it.each(['America/Los_Angeles', 'Pacific/Kiritimati'])(
    '[B-105] is the same for a server in %s',
    async (zone) => {
      const usual = process.env.TZ;
      process.env.TZ = zone;
      try {
        const midnight = Date.parse('2028-02-29T00:00:00+08:00');
        await setClock(midnight - 1);
        const { id, token } = await makeUser({ vipDays: 5 });
        await clockIn(token);
        await setClock(midnight);
        expect((await clockIn(token)).code).toBe('0000');
        expect((await entriesOf(id)).map(({ cause }) => cause)).toEqual([
          'check-in:2028-02-28',
          'check-in:2028-02-29',
        ]);
      } finally {
        if (usual === undefined) delete process.env.TZ;
        else process.env.TZ = usual;
      }
    },
  );

  it('[B-105] a clock that is set back gives no day twice', async () => {
    const { token } = await makeUser({ vipDays: 30 });
    await clockIn(token);
    await setClock(NOON + DAY_MS);
    await clockIn(token);
    await setClock(NOON + 1);
    expect((await clockIn(token)).code).toBe('2120');
    expect(await vPowerOf(token)).toBe(2);
  });

  it('[B-105] every day of a series counts, and none while the membership is over', async () => {
    const { token } = await makeUser({ vipDays: 3 });
    const codes: Array<string | number> = [];
    for (let day = 0; day < 5; day += 1) {
      await setClock(NOON + day * DAY_MS);
      codes.push((await clockIn(token)).code);
    }
    expect(codes).toEqual(['0000', '0000', '0000', '2121', '2121']);
  });
});

describe('the table of check-ins', () => {
  const refused = (statement: string, reason: RegExp) =>
    expect(product.foundation.database.exec(statement)).rejects.toThrow(reason);

  it('[B-105] refuses a second row of a day, another day, and a day without a membership', async () => {
    const { id } = await makeUser({ vipDays: 5 });
    const insert = (day: string, until: string) => `insert into check_ins
      values (${id}, '${day}', '2026-11-20T16:00:00Z', '${until}')`;
    await product.foundation.database.exec(`${insert('2026-11-21', '2026-11-22T00:00:00Z')};
      insert into ledger_entries (user_id, ledger, cause, amount, source, at)
        values (${id}, 'v_power', 'check-in:2026-11-21', 1, 'check-in', '2026-11-20T16:00:00Z');
      insert into ledger_balances values (${id}, 'v_power', 1)`);
    await refused(insert('2026-11-21', '2026-11-22T00:00:00Z'), /duplicate key/);
    await refused(insert('2026-11-20', '2026-11-22T00:00:00Z'), /check_ins_of_its_day/);
    await refused(insert('2026-11-21', '2026-11-20T16:00:00Z'), /check_ins_of_a_member/);
    await refused(`delete from check_ins where user_id = ${id}`, /append-only/);
  });

  it.each(['America/Los_Angeles', 'Pacific/Kiritimati'])(
    '[B-105] uses the day in Shanghai for a database in %s',
    async (zone) => {
      const { id } = await makeUser({ vipDays: 5 });
      const insert = (day: string) => `begin; set local timezone to '${zone}';
        insert into check_ins values (${id}, '${day}', '2028-02-28T16:00:00Z', '2028-03-28T16:00:00Z'); rollback`;
      await product.foundation.database.exec(insert('2028-02-29'));
      await refused(insert('2028-02-28'), /check_ins_of_its_day/);
      await product.foundation.database.exec('rollback');
    },
  );
});
