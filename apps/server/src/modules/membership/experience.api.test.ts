import { type CallOutput, calls } from '@juban/contract';
import { DAY_MS } from '@juban/domain';
import { afterAll, afterEach, beforeAll, describe, expect, inject, it } from 'vitest';
import { startProduct, type TestProduct } from '../../../test/kit.ts';
import { verify } from '../../db/invariant.ts';
import { levelInvariants } from './level.invariants.ts';
import { membershipInvariants } from './membership.invariants.ts';

const BEGIN = Date.parse('2026-11-20T12:00:00+08:00');

let product: TestProduct;
beforeAll(async () => {
  product = await startProduct();
});
afterEach(() => product.lab('POST', '/clock', { reset: true }));
// These tests grant days without paid orders.
afterAll(() => product.close());

const setClock = (now: number) => product.lab('POST', '/clock', { now, freeze: true });
const makeUser = (wanted: object) => product.lab<{ id: string; token: string }>('POST', '/users', wanted);
const read = async (token: string, query: Record<string, unknown> = {}) =>
  (await product.callRaw(calls.listExperience, query, { token })).data as CallOutput<'listExperience'>;
const shortOf = async (token: string, query: Record<string, unknown> = {}) =>
  (await read(token, query)).content.map(({ source, value, createTime }) => [source, value, createTime]);
const grant = (userId: string, amount: number, more: { source: string; reason?: string; cause: string }) =>
  product.foundation.database.db.transaction((tx) =>
    product.services.membership.grantVPower(tx, { userId: Number(userId), amount, ...more }),
  );

/** Without those of money: days are granted here without orders. */
async function expectLedgersConsistent(): Promise<void> {
  const ours = [...membershipInvariants, ...levelInvariants];
  expect((await verify(product.foundation.database.db, ours)).violations).toEqual([]);
}

describe('the V power ledger', () => {
  it('[B-035] answers own entries by source, newest first, with reasons only for manual grants', async () => {
    await setClock(BEGIN);
    const { id, token } = await makeUser({ vipDays: 1 });
    const other = await makeUser({ vipDays: 5, vPower: 70 });
    await product.call('clockIn', {}, { token });
    await setClock(BEGIN + 1_000);
    await grant(id, 7, { source: 'system', reason: '活动补发', cause: 'test:gift' });
    await setClock(BEGIN + 2_000);
    await grant(id, 30, { source: 'purchase', reason: 'never shown', cause: 'order:1' });
    await setClock(BEGIN + 2 * DAY_MS);
    expect((await read(token)).content).toEqual([
      { source: 4, reason: '', createTime: BEGIN + 2 * DAY_MS, value: -2 },
      { source: 3, reason: '', createTime: BEGIN + 2_000, value: 30 },
      { source: 2, reason: '活动补发', createTime: BEGIN + 1_000, value: 7 },
      { source: 1, reason: '', createTime: BEGIN, value: 1 },
    ]);
    expect(await shortOf(other.token)).toEqual([[2, 70, BEGIN]]);
  });

  it('[B-035] is empty without entries, and refused without a login', async () => {
    const { token } = await makeUser({});
    expect(await read(token)).toEqual({ content: [], total: 0, pageNum: 1, pageSize: 20 });
    expect(await product.call('listExperience', {})).toMatchObject({ status: 200, code: '1024' });
  });

  it('[B-035] is paged without gaps or repetitions', async () => {
    await setClock(BEGIN);
    const { token } = await makeUser({ vipDays: 1, vPower: 40 });
    await setClock(BEGIN + 30 * DAY_MS);
    const whole = await shortOf(token, { pageSize: 100 });
    expect(whole).toHaveLength(21);
    const pages = await Promise.all([1, 2, 3, 4].map((pageNum) => read(token, { pageNum, pageSize: 8 })));
    expect(pages.map(({ content }) => content.length)).toEqual([8, 8, 5, 0]);
    expect(pages.every(({ total }) => total === 21)).toBe(true);
    const joined = pages.flatMap(({ content }) => content.map((entry) => Object.values(entry)));
    expect(joined.map(([source, , createTime, value]) => [source, value, createTime])).toEqual(whole);
  });
});

describe('its range', () => {
  it('[B-034] is the last year by default', async () => {
    await setClock(Date.parse('2027-03-01T10:00:00+08:00'));
    const { token } = await makeUser({ vipDays: 900, vPower: 5 });
    await setClock(Date.parse('2028-03-01T10:00:00+08:00'));
    expect((await read(token)).total).toBe(1);
    await setClock(Date.parse('2028-03-01T10:00:00.001+08:00'));
    expect((await read(token)).total).toBe(0);
  });

  it('[B-035] includes both ends', async () => {
    await setClock(BEGIN);
    const { token } = await makeUser({ vipDays: 5, vPower: 5 });
    const total = async (startTime: number, endTime: number) =>
      (await read(token, { startTime: String(startTime), endTime: String(endTime) })).total;
    expect(await total(BEGIN, BEGIN)).toBe(1);
    expect(await total(BEGIN + 1, BEGIN + DAY_MS)).toBe(0);
    expect(await total(0, BEGIN - 1)).toBe(0);
    expect(await total(BEGIN + DAY_MS, BEGIN)).toBe(0);
    expect(await total(0, 99_999_999_999_999)).toBe(1);
  });

  it.each([
    { startTime: 'yesterday' },
    { endTime: '-1' },
    { startTime: '1e3' },
    { endTime: '999999999999999' },
    { pageNum: 0 },
    { pageSize: 101 },
    { pageNum: 'x' },
  ])('[B-035] %j is refused', async (query) => {
    const { token } = await makeUser({});
    const answer = await product.callRaw(calls.listExperience, query, { token });
    expect(answer).toMatchObject({ status: 400, code: '4000' });
  });
});

describe('decay', () => {
  it('[B-084] is listed as two per whole day, dated at each fall, however often it is read', async () => {
    await setClock(BEGIN);
    const { token } = await makeUser({ vipDays: 1, vPower: 5 });
    const end = BEGIN + DAY_MS;
    await setClock(end + DAY_MS - 1);
    expect(await shortOf(token)).toHaveLength(1);
    await setClock(end + DAY_MS);
    for (let turn = 0; turn < 3; turn += 1) expect(await shortOf(token)).toHaveLength(2);
    await setClock(end + 9 * DAY_MS);
    expect(await shortOf(token)).toEqual([
      [4, -1, end + 3 * DAY_MS],
      [4, -2, end + 2 * DAY_MS],
      [4, -2, end + DAY_MS],
      [2, 5, BEGIN],
    ]);
  });

  it('[B-084] ends with another purchase, which continues from the current value', async () => {
    await setClock(BEGIN);
    const { id, token } = await makeUser({ vipDays: 1, vPower: 50 });
    await setClock(BEGIN + 4 * DAY_MS);
    await product.foundation.database.db.transaction((tx) =>
      product.services.membership.grantDays(tx, {
        userId: Number(id),
        days: 7,
        cause: 'order:again',
        source: 'purchase',
      }),
    );
    await setClock(BEGIN + 11 * DAY_MS);
    expect((await product.call('getLevelExperience', {}, { token })).data.vipExperience).toBe(44);
    await setClock(BEGIN + 12 * DAY_MS);
    expect((await shortOf(token)).map(([, value]) => value)).toEqual([-2, -2, -2, -2, 50]);
  });

  it('[B-084] of years is written at once and adds up', async () => {
    await setClock(BEGIN);
    const { token } = await makeUser({ vipDays: 1, vPower: 2_100 });
    await setClock(BEGIN + 3_000 * DAY_MS);
    const { total } = await read(token, { startTime: 0 });
    expect(total).toBe(1_051);
    await expectLedgersConsistent();
  });

  it.runIf(inject('testDatabase').kind === 'postgres')(
    '[B-084] is settled once by concurrent readers',
    async () => {
      await setClock(BEGIN);
      const { token } = await makeUser({ vipDays: 1, vPower: 40 });
      await setClock(BEGIN + 11 * DAY_MS);
      const totals = await Promise.all(Array.from({ length: 20 }, async () => (await read(token)).total));
      expect(new Set(totals)).toEqual(new Set([11]));
      await expectLedgersConsistent();
    },
  );
});
