import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { DAY_MS } from '@juban/domain';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { startProduct, type TestProduct } from '../../../test/kit.ts';

const ROOT = join(import.meta.dirname, '../../../../..');

let product: TestProduct;
beforeAll(async () => {
  product = await startProduct();
});
afterEach(() => product.lab('POST', '/clock', { reset: true }));
afterAll(() => product.stop());

const makeUser = (wanted: object) => product.lab<{ token: string }>('POST', '/users', wanted);
const medalsOf = async (token: string) => (await product.call('listMedals', {}, { token })).data;

describe('medals', () => {
  it('[B-088] of a level last for its days, with the picture of the benefit block, and end', async () => {
    const { now } = await product.lab<{ now: number }>('POST', '/clock', { freeze: true });
    const { token } = await makeUser({ vipDays: 30, vPower: 50 });
    await product.call('grantMedal', { level: 2, durationDays: 900 }, { token });
    await product.call('grantMedal', { level: 1 }, { token });
    const medal = { medal: 'vip-level-2', name: 'V2 会员勋章', createTime: now, endTime: now + 3 * DAY_MS };
    const [held, ...others] = await medalsOf(token);
    expect(others).toEqual([]);
    expect(held).toMatchObject({ ...medal, isExpired: false });
    const { data } = await product.call('getBlock', { bannerName: 'viplvright' });
    expect(held?.imgUrl).toBe(data.vipBannerContentDtos.find(({ name }) => name === 'v2')?.image1);
    expect(existsSync(join(ROOT, held?.imgUrl ?? 'none'))).toBe(true);
    await product.lab('POST', '/clock', { now: now + 3 * DAY_MS - 1, freeze: true });
    expect((await medalsOf(token))[0]?.isExpired).toBe(false);
    await product.lab('POST', '/clock', { now: now + 3 * DAY_MS, freeze: true });
    expect(await medalsOf(token)).toMatchObject([{ ...medal, isExpired: true }]);
  });

  it('[B-042] of the mall last for ever, listed with those of levels, newest first', async () => {
    const { now } = await product.lab<{ now: number }>('POST', '/clock', { freeze: true });
    const { token } = await makeUser({ vipDays: 30, vPower: 50, points: 500 });
    await product.call('markLevelReward', { level: 2 }, { token });
    await product.lab('POST', '/clock', { now: now + 1_000, freeze: true });
    await product.call('exchange', { id: 'medal-premiere' }, { token });
    const [mall, level] = await medalsOf(token);
    expect(mall).toMatchObject({ name: '首映勋章', endTime: null, isExpired: false });
    expect(existsSync(join(ROOT, mall?.imgUrl ?? 'none'))).toBe(true);
    expect(level?.medal).toBe('vip-level-2');
  });

  it('[B-088] are shown to their owner only, and not without a login', async () => {
    const { token } = await makeUser({ vipDays: 30, vPower: 5_500 });
    const other = await makeUser({});
    await product.call('markLevelReward', { level: 8 }, { token });
    expect(await medalsOf(other.token)).toEqual([]);
    expect(await product.call('listMedals', {})).toMatchObject({ status: 200, code: '1024', data: null });
  });
});
