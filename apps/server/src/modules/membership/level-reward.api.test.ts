import { calls } from '@juban/contract';
import { DAY_MS, LEVEL_THRESHOLDS, rewardDaysOf } from '@juban/domain';
import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { startProduct, type TestProduct } from '../../../test/kit.ts';
import { rowsOf } from '../../db/database.ts';

const LEVELS = [1, 2, 3, 4, 5, 6, 7, 8] as const;

let product: TestProduct;
beforeAll(async () => {
  product = await startProduct();
});
afterEach(() => product.lab('POST', '/clock', { reset: true }));
afterAll(() => product.stop());

const makeUser = (wanted: object) => product.lab<{ id: string; token: string }>('POST', '/users', wanted);
const list = async (token: string) => (await product.call('listLevelRewards', {}, { token })).data;
const mark = (token: string, level: number) =>
  product.call('markLevelReward', { level, received: 1 }, { token });
const medal = (token: string, level: number, durationDays: unknown = rewardDaysOf(level)) =>
  product.call('grantMedal', { level, durationDays }, { token });
const endOf = async (token: string) =>
  (await product.call('getProfile', {}, { token })).data.user.vipInfo.expiredTime;
const query = async <Row>(text: string) =>
  rowsOf<Row>(await product.foundation.database.db.execute(sql.raw(text)));
const medalsOf = (id: string) =>
  query<{ medal: string; days: number }>(`
    select medal, (extract(epoch from ends_at - granted_at) / 86400)::int as days
    from medals where user_id = ${id} order by medal`);
const daysOf = (id: string) =>
  query<{ cause: string; amount: number }>(`
    select cause, amount from ledger_entries
    where user_id = ${id} and ledger = 'entitlement' and source = 'level' order by seq`);
const scoreOf = (level: number) => LEVEL_THRESHOLDS[level] ?? 0;
const freeze = () => product.lab('POST', '/clock', { freeze: true });

describe('the list of rewards', () => {
  it.each([0, ...LEVELS])('[B-051] at level %i has eight items, unlocked up to it', async (level) => {
    const { token } = await makeUser({ vipDays: 5, vPower: scoreOf(level) });
    expect(await list(token)).toEqual(
      LEVELS.map((own) => ({
        level: own,
        locked: own <= level ? 1 : 0,
        received: 0,
        reward: rewardDaysOf(own),
      })),
    );
  });

  it('[B-051] requires a login', async () => {
    expect(await product.call('listLevelRewards', {})).toMatchObject({ status: 200, code: '1024' });
  });
});

describe('taking a reward', () => {
  it.each(LEVELS)('[B-116] V%i gives its own days through the ledger', async (level) => {
    await freeze();
    const { id, token } = await makeUser({ vipDays: 5, vPower: scoreOf(level) });
    const before = (await endOf(token)) ?? 0;
    const days = rewardDaysOf(level) ?? 0;
    const answer = await mark(token, level);
    expect(answer).toMatchObject({ status: 200, code: '0000' });
    expect(answer.data).toEqual({ level, locked: 1, received: 1, reward: days });
    expect(await endOf(token)).toBe(before + days * DAY_MS);
    expect(await daysOf(id)).toEqual(days > 0 ? [{ cause: `level:${level}`, amount: days }] : []);
    expect(await medalsOf(id)).toEqual(days > 0 ? [{ medal: `vip-level-${level}`, days }] : []);
    expect((await list(token))[level - 1]?.received).toBe(1);
  });

  it.each(LEVELS)('[B-088] V%i is refused one point below it, by either call', async (level) => {
    const { id, token } = await makeUser({ vipDays: 5, vPower: scoreOf(level) - 1 });
    const before = await endOf(token);
    for (const answer of [await mark(token, level), await medal(token, level)]) {
      expect(answer).toMatchObject({ status: 200, code: '9999', data: null });
      expect(answer.msg).toContain(`V${level}`);
    }
    expect(await endOf(token)).toBe(before);
    expect(await daysOf(id)).toEqual([]);
    expect(await medalsOf(id)).toEqual([]);
  });

  it.each([
    ['the medal first', [medal, mark, medal]],
    ['the mark first', [mark, medal, mark]],
  ] as const)(
    '[B-088] is done completely by either call, the other acknowledges: %s',
    async (_case, steps) => {
      await freeze();
      const { id, token } = await makeUser({ vipDays: 5, vPower: 150 });
      const before = (await endOf(token)) ?? 0;
      for (const step of steps) {
        expect((await step(token, 3)).data).toEqual({ level: 3, locked: 1, received: 1, reward: 5 });
        expect(await endOf(token)).toBe(before + 5 * DAY_MS);
      }
      expect(await daysOf(id)).toHaveLength(1);
      expect(await medalsOf(id)).toHaveLength(1);
    },
  );

  it.each([90, 99_999, -5, 0, '90', null, [3], undefined])(
    '[B-088] gives the level’s own days if the page sends %j',
    async (wished) => {
      await freeze();
      const { id, token } = await makeUser({ vipDays: 5, vPower: 50 });
      expect(
        (await product.callRaw(calls.grantMedal, { durationDays: wished, level: 2 }, { token })).code,
      ).toBe('0000');
      expect(await daysOf(id)).toEqual([{ cause: 'level:2', amount: 3 }]);
    },
  );

  it.each([0, 9, -1, 1.5, '', 'V1', null, [1], undefined])(
    '[B-088] level %j is refused by both calls',
    async (level) => {
      const { token } = await makeUser({ preset: 'v8' });
      for (const call of [calls.markLevelReward, calls.grantMedal]) {
        expect(await product.callRaw(call, { level }, { token })).toMatchObject({
          status: 400,
          code: '4000',
        });
      }
    },
  );

  it('[B-088] a mark of anything but received is refused', async () => {
    const { token } = await makeUser({ preset: 'v8' });
    const answer = await product.callRaw(calls.markLevelReward, { level: 1, received: 0 }, { token });
    expect(answer).toMatchObject({ status: 400, code: '4000' });
    expect((await list(token))[0]?.received).toBe(0);
  });

  it.each(['markLevelReward', 'grantMedal'] as const)('[B-088] %s requires a login', async (name) => {
    expect(await product.call(name, { level: 1 })).toMatchObject({ status: 200, code: '1024' });
  });
});

describe('all of them', () => {
  it('[B-116] a member of V8 takes eight rewards, 208 days in all, each once', async () => {
    await freeze();
    const { id, token } = await makeUser({ preset: 'v8' });
    const before = (await endOf(token)) ?? 0;
    for (const turn of [1, 2]) {
      for (const level of LEVELS) expect((await mark(token, level)).code, `${turn}`).toBe('0000');
    }
    expect(await endOf(token)).toBe(before + 208 * DAY_MS);
    expect((await daysOf(id)).map(({ amount }) => amount)).toEqual([3, 5, 10, 20, 30, 50, 90]);
    expect((await list(token)).every(({ locked, received }) => locked === 1 && received === 1)).toBe(true);
  });
});

describe('a falling level', () => {
  it('[B-085] keeps what was taken, gives nothing twice when it returns, and locks what was not taken', async () => {
    await freeze();
    const { id, token } = await makeUser({ vipDays: 1, vPower: 51 });
    await mark(token, 2);
    await product.lab('POST', '/clock', { advanceMs: 5 * DAY_MS });
    expect((await product.call('getLevelExperience', {}, { token })).data).toMatchObject({
      level: 1,
      vipExperience: 49,
    });
    expect((await list(token))[1]).toEqual({ level: 2, locked: 1, received: 1, reward: 3 });
    expect((await mark(token, 2)).code).toBe('0000');
    await product.foundation.database.db.transaction((tx) =>
      product.services.membership.grantVPower(tx, {
        userId: Number(id),
        amount: 60,
        cause: 'test:again',
        source: 'system',
      }),
    );
    expect((await medal(token, 2)).code).toBe('0000');
    expect(await daysOf(id)).toHaveLength(1);
  });

  it('[B-085] is refused once decay has taken its V power, even if it was not read before', async () => {
    await freeze();
    const { token } = await makeUser({ vipDays: 1, vPower: 50 });
    await product.lab('POST', '/clock', { advanceMs: 2 * DAY_MS });
    expect((await mark(token, 2)).code).toBe('9999');
    expect((await mark(token, 1)).code).toBe('0000');
  });

  it('[B-085] the days of a reward end an expired member’s decay', async () => {
    await freeze();
    const { token } = await makeUser({ vipDays: 1, vPower: 60 });
    await product.lab('POST', '/clock', { advanceMs: 3 * DAY_MS });
    await mark(token, 2);
    await product.lab('POST', '/clock', { advanceMs: 3 * DAY_MS - 1 });
    const { data } = await product.call('getLevelExperience', {}, { token });
    expect(data).toMatchObject({ vipExperience: 56, status: 4 });
  });
});

describe('the table of rewards', () => {
  it('[B-116] refuses other days, an unreached level and a second row', async () => {
    const { id, token } = await makeUser({ vipDays: 5, vPower: 50 });
    await mark(token, 1);
    const refused = (values: string, reason: RegExp) =>
      expect(
        product.foundation.database.exec(`insert into level_rewards values (${id}, ${values}, now())`),
      ).rejects.toThrow(reason);
    await refused('2, 4, 50', /level_rewards_by_the_table/);
    await refused('2, 3, 49', /level_rewards_reached/);
    await refused('1, 0, 10', /duplicate key/);
    await refused('9, 90, 9000', /violates check constraint/);
  });

  it('[B-116] has the numbers of the rules', async () => {
    const { id } = await makeUser({});
    const rows = LEVELS.map((level) => `(${id}, ${level}, ${rewardDaysOf(level)}, ${scoreOf(level)}, now())`);
    await product.foundation.database.exec(
      `begin; insert into level_rewards values ${rows.join(', ')}; rollback`,
    );
  });
});
