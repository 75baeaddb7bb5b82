import { DAY_MS } from '@juban/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startProduct, type TestProduct } from '../../../test/kit.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await startProduct();
});
afterAll(() => product.stop());

async function experienceOf(wanted: object) {
  const { token } = await product.lab<{ token: string }>('POST', '/users', wanted);
  return product.call('getLevelExperience', {}, { token });
}

describe('level experience', () => {
  it.each([
    [{}, { level: 0, vipExperience: 0, nextScore: 10, percent: 0, status: 0 }],
    [{ vipDays: 5 }, { level: 0, vipExperience: 0, nextScore: 10, percent: 0, status: 4 }],
    [
      { vipDays: 5, vPower: 9 },
      { level: 0, vipExperience: 9, nextScore: 10, percent: 90, status: 4 },
    ],
    [
      { vipDays: 5, vPower: 10 },
      { level: 1, vipExperience: 10, nextScore: 50, percent: 20, status: 4 },
    ],
    [
      { vipDays: 5, vPower: 149 },
      { level: 2, vipExperience: 149, nextScore: 150, percent: 99, status: 4 },
    ],
    [
      { vipDays: 5, vPower: 5_499 },
      { level: 7, vipExperience: 5_499, nextScore: 5_500, percent: 99, status: 4 },
    ],
    [
      { vipDays: 5, vPower: 6_000 },
      { level: 8, vipExperience: 6_000, nextScore: 5_500, percent: 100, status: 4 },
    ],
    [{ vPower: 12 }, { level: 1, vipExperience: 12, nextScore: 50, percent: 24, status: 5 }],
  ])('[B-104] of %j is %j', async (wanted, data) => {
    expect(await experienceOf(wanted)).toMatchObject({ code: '0000', data });
  });

  it('[B-104] falls by two a day after the membership has ended, like the ledger', async () => {
    await product.lab('POST', '/clock', { freeze: true });
    const { token } = await product.lab<{ token: string }>('POST', '/users', { vipDays: 1, vPower: 12 });
    const read = async () => (await product.call('getLevelExperience', {}, { token })).data;
    expect(await read()).toMatchObject({ level: 1, vipExperience: 12, status: 4 });
    await product.lab('POST', '/clock', { advanceMs: 2 * DAY_MS });
    expect(await read()).toMatchObject({ level: 1, vipExperience: 10, status: 3 });
    await product.lab('POST', '/clock', { advanceMs: DAY_MS });
    expect(await read()).toMatchObject({ level: 0, vipExperience: 8, status: 2, percent: 80 });
    await product.lab('POST', '/clock', { advanceMs: 10 * DAY_MS });
    expect(await read()).toMatchObject({ level: 0, vipExperience: 0, status: 1, percent: 0 });
    await product.lab('POST', '/clock', { reset: true });
  });

  it.each([{}, { token: 'nobody' }])('[B-104] is refused for %j', async (headers) => {
    const answer = await product.call('getLevelExperience', {}, headers as Record<string, string>);
    expect(answer).toMatchObject({ status: 200, code: '1024', data: null });
  });
});
