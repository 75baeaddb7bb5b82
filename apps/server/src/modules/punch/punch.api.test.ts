import { randomUUID } from 'node:crypto';
import { calls } from '@juban/contract';
import { DAY_MS } from '@juban/domain';
import { sealValue } from '@juban/wire';
import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startProduct, type TestProduct, TRACE } from '../../../test/kit.ts';
import { rowsOf } from '../../db/database.ts';

/** Noon in Shanghai. */
const NOON = Date.parse('2026-11-20T12:00:00+08:00');

let product: TestProduct;
beforeAll(async () => {
  product = await startProduct(TRACE);
});
beforeEach(() => setClock(NOON));
afterEach(() => product.lab('POST', '/clock', { reset: true }));
afterAll(() => product.stop());

interface Person {
  id: string;
  token: string;
  smId: string;
}

const setClock = (now: number) => product.lab('POST', '/clock', { now, freeze: true });
async function makePerson(wanted: object = {}): Promise<Person> {
  return { ...(await product.lab<Person>('POST', '/users', wanted)), smId: randomUUID() };
}
const mark = ({ token, smId }: Person, device = smId) =>
  product.call('markPunch', { smId: device }, { token });
const records = async ({ token, smId }: Person, device = smId) =>
  (await product.call('listPunches', { smId: device }, { token })).data;
const grantsOf = async ({ id }: Person) =>
  rowsOf<{ cause: string; amount: number }>(
    await product.foundation.database.db.execute(
      sql.raw(`select cause, amount from ledger_entries
        where user_id = ${id} and ledger = 'entitlement' and source = 'punch' order by seq`),
    ),
  );
const rowsOfPerson = async ({ id }: Person) => {
  const tables = ['punch_runs', 'punch_marks', 'punch_devices', 'ledger_entries'];
  const counts = tables.map((table) => `(select count(*) from ${table} where user_id = ${id})`);
  const found = await product.foundation.database.db.execute(
    sql.raw(`select (${counts.join(' + ')})::int as rows`),
  );
  return rowsOf<{ rows: number }>(found)[0]?.rows;
};

describe('seven days', () => {
  it('[C-067] give 2, 4, 4, 4, 4, 4 and 8 days through the ledger, 30 in all, and nothing after', async () => {
    const person = await makePerson();
    const given: number[] = [];
    for (let day = 0; day < 7; day += 1) {
      await setClock(NOON + day * DAY_MS);
      const { code, data } = await mark(person);
      expect([code, data.dayNum]).toEqual(['0000', day + 1]);
      given.push(data.rewardDays);
      expect(data.expiredTime).toBe(NOON + given.reduce((sum, days) => sum + days, 0) * DAY_MS);
    }
    expect(given).toEqual([2, 4, 4, 4, 4, 4, 8]);
    expect((await grantsOf(person)).map(({ cause, amount }) => [cause, amount])).toEqual(
      given.map((days, index) => [`punch:${index + 1}`, days]),
    );
    const { vipInfo } = (await product.call('getProfile', {}, { token: person.token })).data.user;
    expect(vipInfo.expiredTime).toBe(NOON + 30 * DAY_MS);
    await setClock(NOON + 7 * DAY_MS);
    expect(await mark(person)).toMatchObject({ status: 200, code: '2156', data: null });
    expect(await records(person)).toMatchObject({ rewardDays: 30, canMark: 3, markCurDay: false });
  });

  it('[C-049] [C-067] a missed day loses its own days, and each other day gives its usual days', async () => {
    const person = await makePerson();
    await mark(person);
    await setClock(NOON + 2 * DAY_MS);
    expect((await mark(person)).data).toMatchObject({ dayNum: 3, rewardDays: 4 });
    await setClock(NOON + 6 * DAY_MS);
    expect((await mark(person)).data).toMatchObject({ dayNum: 7, rewardDays: 8 });
    const { records: kept, rewardDays } = await records(person);
    expect(kept.map(({ dayNum }) => dayNum)).toEqual([1, 3, 7]);
    expect(rewardDays).toBe(14);
    expect((await grantsOf(person)).map(({ cause, amount }) => [cause, amount])).toEqual([
      ['punch:1', 2],
      ['punch:3', 4],
      ['punch:7', 8],
    ]);
  });

  it('[C-067] a day is marked once, and begins at midnight in Shanghai', async () => {
    const midnight = Date.parse('2028-02-29T00:00:00+08:00');
    await setClock(midnight - 1);
    const person = await makePerson();
    expect((await mark(person)).code).toBe('0000');
    expect(await mark(person)).toMatchObject({ status: 200, code: '2155', data: null });
    await setClock(midnight);
    expect(await records(person)).toMatchObject({ markCurDay: false, canMark: 0 });
    expect((await mark(person)).data.dayNum).toBe(2);
    await setClock(midnight + DAY_MS - 1);
    expect((await mark(person)).code).toBe('2155');
    expect(await grantsOf(person)).toHaveLength(2);
  });

  it('[C-067] neither a clock set back nor a day named by the client gives one twice', async () => {
    const person = await makePerson();
    await mark(person);
    await setClock(NOON + DAY_MS);
    await mark(person);
    for (const now of [NOON + 1, NOON - DAY_MS, NOON - 9 * DAY_MS]) {
      await setClock(now);
      expect((await mark(person)).code).toBe('2155');
    }
    await setClock(NOON + DAY_MS);
    const named = { smId: person.smId, dayNum: 5, markTime: NOON + 4 * DAY_MS, userId: '1' };
    const answer = await product.callRaw(calls.markPunch, named, { token: person.token });
    expect(answer.code).toBe('2155');
    expect(await grantsOf(person)).toHaveLength(2);
  });
});

describe('records', () => {
  it('[C-050] belong to the token’s user, whatever smId says', async () => {
    const [person, other] = [await makePerson(), await makePerson()];
    await mark(person);
    await mark(other);
    const own = await records(person, other.smId);
    expect(own.records).toEqual([{ markTime: NOON, dayNum: 1, userId: person.id }]);
    expect(own).toMatchObject({ userId: person.id, markCurDay: true, rewardDays: 2 });
    const unnamed = await product.call('listPunches', {}, { token: person.token });
    expect(unnamed.data).toMatchObject({ userId: person.id, canMark: 0 });
  });

  it('[C-050] before the start show until when it is possible', async () => {
    const person = await makePerson({ ageDays: 2 });
    expect(await records(person)).toEqual({
      records: [],
      markCurDay: false,
      userId: person.id,
      rewardDays: 0,
      canMark: 0,
      curTime: NOON,
      endTime: NOON + 5 * DAY_MS,
    });
    await mark(person);
    expect((await records(person)).endTime).toBe(Date.parse('2026-11-27T00:00:00+08:00'));
  });

  it.each(['markPunch', 'listPunches', 'getUserSetting', 'setUserSetting'] as const)(
    '[C-050] %s without a login asks for one, whatever else is wrong',
    async (name) => {
      const answer = await product.callRaw(calls[name], {}, { token: 'nobody' });
      expect(answer).toMatchObject({ status: 200, code: '1024', data: null });
    },
  );
});

describe('users who are not new', () => {
  it('[C-065] cannot begin after seven days from registration, to the millisecond', async () => {
    const [early, late] = [await makePerson(), await makePerson()];
    await setClock(NOON + 7 * DAY_MS - 1);
    expect((await mark(early)).code).toBe('0000');
    await setClock(NOON + 7 * DAY_MS);
    expect(await mark(late)).toMatchObject({ status: 200, code: '2154', data: null });
    expect((await records(late)).canMark).toBe(1);
    expect(await rowsOfPerson(late)).toBe(0);
  });

  it('[C-065] who began in time have seven days from there', async () => {
    const person = await makePerson({ ageDays: 6 });
    await mark(person);
    await setClock(Date.parse('2026-11-26T23:59:59.999+08:00'));
    expect((await mark(person)).data).toMatchObject({ dayNum: 7, rewardDays: 8 });
    await setClock(Date.parse('2026-11-27T00:00:00+08:00'));
    expect((await mark(person)).code).toBe('2156');
  });

  it('[C-066] an old account is refused with the message of the page, and nothing is written', async () => {
    const person = await makePerson({ preset: 'member' });
    const before = await rowsOfPerson(person);
    const { code, msg } = await mark(person);
    expect([code, msg]).toEqual(['2154', '抱歉，你的账号已不是新用户，不能参加本次活动']);
    expect((await records(person)).canMark).toBe(1);
    expect(await rowsOfPerson(person)).toBe(before);
  });

  it('[C-066] a device that another account used is refused, at the start and later', async () => {
    const [person, other, third] = [await makePerson(), await makePerson(), await makePerson()];
    await mark(person);
    expect(await mark(other, person.smId)).toMatchObject({ status: 200, code: '2154', data: null });
    expect((await records(other, person.smId)).canMark).toBe(2);
    expect(await rowsOfPerson(other)).toBe(0);
    expect((await mark(other)).code).toBe('0000');
    await setClock(NOON + DAY_MS);
    expect((await mark(other, person.smId)).code).toBe('2154');
    // A new phone belongs to one account, and then to no other.
    const telephone = randomUUID();
    expect((await mark(person, telephone)).data.dayNum).toBe(2);
    expect((await mark(third, telephone)).code).toBe('2154');
  });
});

describe('device ids', () => {
  it.each([{}, { smId: '' }, { smId: 7 }, { smId: 'x'.repeat(129) }, { smId: ['a'] }, { smId: null }])(
    '[C-067] %j is not a device, and nothing is written',
    async (input) => {
      const person = await makePerson();
      const answer = await product.callRaw(calls.markPunch, input, { token: person.token });
      expect(answer).toMatchObject({ status: 400, code: '4000', data: null });
      expect(await rowsOfPerson(person)).toBe(0);
    },
  );

  it('[C-067] a device is sent sealed under et 3, and a plain one is refused', async () => {
    const person = await makePerson();
    const headers = { token: person.token, et: '3', clienttype: 'web' };
    expect((await product.call('markPunch', { smId: person.smId }, headers)).code).toBe('4000');
    const sealed = await sealValue('web', person.smId);
    expect((await product.call('markPunch', { smId: sealed }, headers)).code).toBe('0000');
    expect((await mark(await makePerson(), person.smId)).code).toBe('2154');
    expect(product.logs.join('')).not.toContain(person.smId);
  });
});

describe('the reminder', () => {
  const setting = async (token: string) => (await product.call('getUserSetting', {}, { token })).data;

  it('[C-069] is off until set, and stored for its owner only', async () => {
    const [person, other] = [await makePerson(), await makePerson()];
    expect(await setting(person.token)).toEqual({ punchRemind: false });
    const kept = await product.call('setUserSetting', { punchRemind: true }, { token: person.token });
    expect([kept.code, kept.data]).toEqual(['0000', { punchRemind: true }]);
    expect(await setting(person.token)).toEqual({ punchRemind: true });
    expect(await setting(other.token)).toEqual({ punchRemind: false });
    for (const [sent, stored] of [
      [0, false],
      [1, true],
      ['0', false],
      ['1', true],
    ] as const) {
      await product.call('setUserSetting', { punchRemind: sent }, { token: person.token });
      expect(await setting(person.token)).toEqual({ punchRemind: stored });
    }
  });

  it.each([{}, { punchRemind: 'yes' }, { punchRemind: 2 }, { punchRemind: null }])(
    '[C-069] %j is not a setting, and the earlier one stays',
    async (input) => {
      const { token } = await makePerson();
      await product.call('setUserSetting', { punchRemind: true }, { token });
      const answer = await product.callRaw(calls.setUserSetting, input, { token });
      expect(answer).toMatchObject({ status: 400, code: '4000' });
      expect(await setting(token)).toEqual({ punchRemind: true });
    },
  );
});

describe('the tables', () => {
  const exec = (statement: string) => product.foundation.database.exec(statement);
  const refused = (statement: string, reason: RegExp) => expect(exec(statement)).rejects.toThrow(reason);

  it('[C-067] refuse a second mark of a day, an eighth day, another day and another reward', async () => {
    const person = await makePerson();
    await mark(person);
    const insert = (dayNum: number, at: string, days: number) =>
      `insert into punch_marks values (${person.id}, ${dayNum}, '2026-11-20', '${at}+08:00', ${days})`;
    await refused(insert(1, '2026-11-20T13:00:00', 2), /duplicate key/);
    await refused(insert(8, '2026-11-27T13:00:00', 8), /punch_marks_on_seven_days/);
    await refused(insert(2, '2026-11-22T00:00:00', 4), /punch_marks_of_their_day/);
    await refused(insert(2, '2026-11-21T00:00:00', 8), /punch_marks_by_the_table/);
    await refused(`delete from punch_marks where user_id = ${person.id}`, /append-only/);
  });

  it('[C-066] refuse a second run, one of an old account, and a device twice', async () => {
    const [person, other] = [await makePerson(), await makePerson()];
    await mark(person);
    const insert = (id: string, registered: string) => `insert into punch_runs
      values (${id}, '2026-11-20', '2026-11-20T12:00:00+08:00', '${registered}+08:00')`;
    await refused(insert(person.id, '2026-11-20T12:00:00'), /duplicate key/);
    await refused(insert(other.id, '2026-11-13T12:00:00'), /punch_runs_of_new_users/);
    await refused(
      `insert into punch_devices select device_index, ${other.id}, first_seen_at
        from punch_devices where user_id = ${person.id}`,
      /duplicate key/,
    );
  });
});
