import { DAY_MS, LEVEL_THRESHOLDS } from '@juban/domain';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { newPhone, startProduct, type TestProduct } from '../../../test/kit.ts';
import { rowsOf } from '../../db/database.ts';

const isPostgres = inject('testDatabase').kind === 'postgres';

let product: TestProduct;
beforeAll(async () => {
  product = await startProduct();
});
afterAll(() => product.stop());

const query = async <Row>(text: string) =>
  rowsOf<Row>(await product.foundation.database.db.execute(sql.raw(text)));
const refused = (statement: string, reason: RegExp) =>
  expect(product.foundation.database.exec(statement)).rejects.toThrow(reason);

async function makeUser(wanted: object = {}): Promise<{ id: number; token: string; mobile: string }> {
  const user = await product.lab<{ id: string; token: string; mobile: string }>('POST', '/users', wanted);
  return { ...user, id: Number(user.id) };
}
const entriesOf = (userId: number, ledger: string) =>
  query<{ amount: number; cause: string; source: string; ms: number }>(`
    select amount, cause, source, (extract(epoch from at) * 1000)::float8 as ms from ledger_entries
    where user_id = ${userId} and ledger = '${ledger}' order by seq`);
const balanceOf = async (userId: number, ledger: string) =>
  (
    await query<{ balance: number }>(
      `select balance from ledger_balances where user_id = ${userId} and ledger = '${ledger}'`,
    )
  )[0]?.balance;
const inTransaction = <Result>(
  work: (tx: Parameters<TestProduct['services']['membership']['grantDays']>[0]) => Promise<Result>,
) => product.foundation.database.db.transaction(work);
const profileOf = async (token: string) => (await product.call('getProfile', {}, { token })).data.user;

describe('the table itself', () => {
  it('[A-086] is append-only: entries are neither changed nor deleted', async () => {
    const { id } = await makeUser({ vipDays: 5 });
    await refused(
      `update ledger_entries set amount = 500 where user_id = ${id}`,
      /ledger_entries is append-only/,
    );
    await refused(`delete from ledger_entries where user_id = ${id}`, /ledger_entries is append-only/);
    expect((await entriesOf(id, 'entitlement')).map(({ amount }) => amount)).toEqual([5]);
  });

  it('[A-086] accepts a cause once per user and ledger', async () => {
    const { id } = await makeUser({ vipDays: 5 });
    const insert = (ledger: string) => `
      insert into ledger_entries (user_id, ledger, cause, amount, source, at)
      values (${id}, '${ledger}', 'lab:days', 5, 'x', now())`;
    await refused(insert('entitlement'), /duplicate key/);
    await product.foundation.database.exec(insert('points'));
    await product.foundation.database.exec(`insert into ledger_balances values (${id}, 'points', 5)`);
  });

  it('[A-086] knows three ledgers and no balance below zero', async () => {
    const { id } = await makeUser({ points: 3 });
    await refused(
      `insert into ledger_entries (user_id, ledger, cause, amount, source, at) values (${id}, 'gold', 'x', 1, 'x', now())`,
      /violates check constraint/,
    );
    await refused(
      `update ledger_balances set balance = -1 where user_id = ${id}`,
      /violates check constraint/,
    );
    await product.foundation.database.exec(`update ledger_balances set balance = 3 where user_id = ${id}`);
  });
});

describe('grants', () => {
  it('[A-086] the same cause grants once, also concurrently', async () => {
    const { id, token } = await makeUser();
    const grant = { userId: id, days: 7, cause: 'test:once', source: 'test' };
    const ends = await Promise.all(
      Array.from({ length: 8 }, () =>
        inTransaction((tx) => product.services.membership.grantDays(tx, grant)),
      ),
    );
    expect(new Set(ends.map((end) => end?.getTime())).size).toBe(1);
    expect(await balanceOf(id, 'entitlement')).toBe(7);
    expect((await profileOf(token)).vipInfo.expiredTime).toBe(ends[0]?.getTime());
  });

  it('[A-086] concurrent grants of different causes all count', async () => {
    const { id, token } = await makeUser();
    await product.lab('POST', '/clock', { freeze: true });
    const { now } = await product.lab<{ now: number }>('GET', '/clock');
    await Promise.all(
      Array.from({ length: 10 }, (_, n) =>
        inTransaction((tx) =>
          product.services.membership.grantDays(tx, {
            userId: id,
            days: 3,
            cause: `test:${n}`,
            source: 'test',
          }),
        ),
      ),
    );
    expect((await profileOf(token)).vipInfo.expiredTime).toBe(now + 30 * DAY_MS);
    await product.lab('POST', '/clock', { reset: true });
    await product.expectHealthy();
  });

  it('[A-086] an end restored by a refund keeps the decay that a later clock wrote for it', async () => {
    const { id, token } = await makeUser({ vipDays: 5, vPower: 40 });
    const { membership } = product.services;
    await product.lab('POST', '/clock', { advanceMs: 8 * DAY_MS });
    await membership.bringUpToNow(id);
    await product.lab('POST', '/clock', { reset: true });
    const before = (await profileOf(token)).vipInfo.expiredTime;
    const bought = { userId: id, days: 30, cause: 'test:bought' };
    await inTransaction((tx) => membership.grantDays(tx, { ...bought, source: 'test' }));
    const { now } = await product.lab<{ now: number }>('GET', '/clock');
    const taken = { ...bought, refundNo: 'R', vPower: 0, points: 0, at: new Date(now) };
    await inTransaction((tx) => membership.takeBack(tx, taken));
    expect((await profileOf(token)).vipInfo.expiredTime).toBe(before);
    await product.expectHealthy();
  });

  it('[A-086] a transaction that fails leaves neither entry nor balance nor days', async () => {
    const { id, token } = await makeUser();
    const failing = inTransaction(async (tx) => {
      await product.services.membership.grantDays(tx, {
        userId: id,
        days: 7,
        cause: 'test:fails',
        source: 'test',
      });
      throw new Error('after the grant');
    });
    await expect(failing).rejects.toThrow('after the grant');
    expect(await entriesOf(id, 'entitlement')).toEqual([]);
    expect(await balanceOf(id, 'entitlement')).toBeUndefined();
    expect((await profileOf(token)).vipInfo.expiredTime).toBeNull();
  });

  it('more points than there are cannot be taken, and nothing is written', async () => {
    const { id } = await makeUser({ points: 10 });
    const change = { source: 'test', reason: 'test', at: new Date() };
    const take = (amount: number, cause: string) =>
      inTransaction((tx) => product.services.points.give(tx, { ...change, userId: id, amount, cause }));
    await take(-10, 'test:all');
    await expect(take(-1, 'test:more')).rejects.toThrow();
    expect(await balanceOf(id, 'points')).toBe(0);
    const { id: other } = await makeUser();
    const first = { ...change, userId: other, amount: -1, cause: 'test:first' };
    await expect(inTransaction((tx) => product.services.points.give(tx, first))).rejects.toThrow();
    expect(await entriesOf(other, 'points')).toEqual([]);
    expect(await entriesOf(id, 'points')).toHaveLength(2);
  });
});

describe('decay', () => {
  it('is written to the ledger by day at the next grant, two a day, dated by the expiry', async () => {
    const { now } = await product.lab<{ now: number }>('POST', '/clock', { freeze: true });
    const { id, token } = await makeUser({ vipDays: 1, vPower: 5 });
    const end = now + DAY_MS;
    await product.lab('POST', '/clock', { now: end + 4 * DAY_MS + 1, freeze: true });
    expect((await profileOf(token)).changedValue).toBe(0);
    expect(await balanceOf(id, 'v_power')).toBe(5);
    const grant = { userId: id, amount: 20, cause: 'test:power', source: 'test' };
    await inTransaction((tx) => product.services.membership.grantVPower(tx, grant));
    const decay = (await entriesOf(id, 'v_power')).filter(({ source }) => source === 'decay');
    expect(decay.map(({ amount, ms }) => [amount, ms])).toEqual([
      [-2, end + DAY_MS],
      [-2, end + 2 * DAY_MS],
      [-1, end + 3 * DAY_MS],
    ]);
    expect((await profileOf(token)).changedValue).toBe(20);
    await product.lab('POST', '/clock', { now: end + 5 * DAY_MS, freeze: true });
    expect((await profileOf(token)).changedValue).toBe(18);
    await product.lab('POST', '/clock', { reset: true });
  });

  it('settling twice changes nothing, and a new membership ends it', async () => {
    const { id, token } = await makeUser({ vipDays: -10, vPower: 100 });
    await product.lab('POST', '/clock', { advanceMs: 3 * DAY_MS });
    const before = (await profileOf(token)).changedValue;
    expect(before).toBe(94);
    for (let n = 0; n < 2; n += 1)
      await inTransaction((tx) => product.services.membership.settleDecay(tx, id));
    expect((await profileOf(token)).changedValue).toBe(before);
    const grant = { userId: id, days: 30, cause: 'test:again', source: 'test' };
    await inTransaction((tx) => product.services.membership.grantDays(tx, grant));
    await product.lab('POST', '/clock', { advanceMs: 20 * DAY_MS });
    expect((await profileOf(token)).changedValue).toBe(before);
    await product.lab('POST', '/clock', { reset: true });
  });

  it('[A-086] does not prevent an expired member from claiming free days', async () => {
    const { id, token, mobile } = await makeUser({ vipDays: -10, vPower: 50 });
    await product.lab('POST', '/clock', { advanceMs: 2 * DAY_MS });
    await product.call('sendClaimCode', { mobile, channel: 'campus-30' });
    const mobileValidateCode = await product.readCode(mobile);
    const answer = await product.call('receiveClaim', { mobile, mobileValidateCode, channel: 'campus-30' });
    expect(answer).toMatchObject({ status: 200, code: '0000', data: { days: 30 } });
    expect((await profileOf(token)).changedValue).toBe(46);
    expect(await balanceOf(id, 'v_power')).toBe(46);
    await product.lab('POST', '/clock', { reset: true });
  });

  it('a level is lost on the day V power falls below its threshold', async () => {
    const { now } = await product.lab<{ now: number }>('POST', '/clock', { freeze: true });
    const { token } = await makeUser({ vipDays: 1, vPower: LEVEL_THRESHOLDS[2] + 1 });
    const levelAfter = async (days: number) => {
      await product.lab('POST', '/clock', { now: now + (1 + days) * DAY_MS, freeze: true });
      return (await profileOf(token)).vipLevel;
    };
    expect(await levelAfter(0)).toBe(2);
    expect(await levelAfter(1)).toBe(1);
    await product.lab('POST', '/clock', { reset: true });
  });
});

describe('days held for a phone', () => {
  async function claim(phone: string): Promise<void> {
    await product.call('sendClaimCode', { mobile: phone, channel: 'campus-30' });
    const mobileValidateCode = await product.readCode(phone);
    const answer = await product.call('receiveClaim', {
      mobile: phone,
      mobileValidateCode,
      channel: 'campus-30',
    });
    expect(answer.code).toBe('0000');
    await product.foundation.database.exec('delete from sms_send_quotas');
  }

  it('[A-086] are granted at the first login, once, and start then', async () => {
    const phone = newPhone();
    await claim(phone);
    await product.lab('POST', '/clock', { advanceMs: 10 * DAY_MS });
    await product.call('sendLoginCode', { mobile: phone });
    const { now } = await product.lab<{ now: number }>('GET', '/clock');
    const { data } = await product.call('login', { mobile: phone, captcha: await product.readCode(phone) });
    expect(data.user.vipInfo.expiredTime).toBeGreaterThanOrEqual(now + 30 * DAY_MS);
    expect(await balanceOf(Number(data.user.id), 'entitlement')).toBe(30);
    await product.lab('POST', '/clock', { reset: true });
  });

  it.runIf(isPostgres)('[A-086] are released once by twenty concurrent logins', async () => {
    const phone = newPhone();
    await claim(phone);
    await product.call('sendLoginCode', { mobile: phone });
    const captcha = await product.readCode(phone);
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => product.call('login', { mobile: phone, captcha })),
    );
    const won = answers.filter(({ code }) => code === '0000');
    expect(won).toHaveLength(1);
    expect(await balanceOf(Number(won[0]?.data.user.id), 'entitlement')).toBe(30);
    await product.expectHealthy();
  });

  it.runIf(isPostgres)(
    '[A-086] are released once by twenty concurrent registrations of the phone',
    async () => {
      const phone = newPhone();
      await claim(phone);
      const { accounts } = product.services;
      const ids = await Promise.all(
        Array.from({ length: 20 }, () =>
          inTransaction(async (tx) =>
            accounts.accountOf(tx, await accounts.holdPhone(tx, phone), {
              brand: 'yujian',
              clientType: 'web',
            }),
          ),
        ),
      );
      expect(new Set(ids).size).toBe(1);
      expect(await entriesOf(ids[0] ?? 0, 'entitlement')).toHaveLength(1);
      expect(await balanceOf(ids[0] ?? 0, 'entitlement')).toBe(30);
      await product.expectHealthy();
    },
  );

  it.runIf(isPostgres)(
    '[A-086] a concurrent claim and registration leave the days with the account',
    async () => {
      for (let round = 0; round < 5; round += 1) {
        const phone = newPhone();
        await product.call('sendClaimCode', { mobile: phone, channel: 'campus-30' });
        const mobileValidateCode = await product.readCode(phone);
        const [, user] = await Promise.all([
          product.call('receiveClaim', { mobile: phone, mobileValidateCode, channel: 'campus-30' }),
          makeUser({ mobile: phone }),
        ]);
        expect(await balanceOf(user.id, 'entitlement')).toBe(30);
      }
      await product.expectHealthy();
    },
  );
});
