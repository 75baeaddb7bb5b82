import { afterAll, afterEach, beforeAll, describe, expect, inject, it } from 'vitest';
import { startProduct, type TestProduct } from '../../../test/kit.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await startProduct();
});
afterEach(() => product.lab('POST', '/clock', { reset: true }));
afterAll(() => product.stop());

async function makeUser(wanted: object = {}) {
  const { id, token } = await product.lab<{ id: string; token: string }>('POST', '/users', wanted);
  return { userId: Number(id), token };
}
const give = (gift: { userId: number; amount: number; reference: string; reason?: string }) =>
  product.services.vPowerGifts.give(gift);
const linesOf = async (token: string) =>
  (await product.call('listExperience', {}, { token })).data.content.map(({ source, reason, value }) => [
    source,
    reason,
    value,
  ]);

describe('V power given manually', () => {
  it('[B-033] is in the ledger as a system grant, with or without a reason', async () => {
    const { userId, token } = await makeUser({ vipDays: 5 });
    expect(await give({ userId, amount: 9, reference: 'ticket-1' })).toEqual({
      isNew: true,
      vPower: 9,
      level: 0,
    });
    expect(await give({ userId, amount: 41, reference: 'ticket-2', reason: ' 活动补发 ' })).toEqual({
      isNew: true,
      vPower: 50,
      level: 2,
    });
    expect(await linesOf(token)).toEqual([
      [2, '活动补发', 41],
      [2, '', 9],
    ]);
  });

  it('[B-033] a reference gives a user once, whatever the second request says', async () => {
    const { userId, token } = await makeUser({ vipDays: 5 });
    const other = await makeUser({ vipDays: 5 });
    await give({ userId, amount: 10, reference: 'ticket-1' });
    const again = await give({ userId, amount: 900, reference: 'ticket-1' });
    expect(again).toEqual({ isNew: false, vPower: 10, level: 1 });
    expect((await give({ userId: other.userId, amount: 10, reference: 'ticket-1' })).isNew).toBe(true);
    expect(await linesOf(token)).toHaveLength(1);
  });

  it('[B-084] is added to what decay has left, which is written first', async () => {
    const { now } = await product.lab<{ now: number }>('POST', '/clock', { freeze: true });
    const { userId, token } = await makeUser({ vipDays: 1, vPower: 20 });
    await product.lab('POST', '/clock', { now: now + 4 * 86_400_000, freeze: true });
    expect((await give({ userId, amount: 5, reference: 'late' })).vPower).toBe(19);
    expect((await linesOf(token)).map(([, , value]) => value)).toEqual([5, -2, -2, -2, 20]);
  });

  it.each([
    [{ amount: 0 }, 'whole number from 1 to 10000'],
    [{ amount: -3 }, 'whole number'],
    [{ amount: 1.5 }, 'whole number'],
    [{ amount: 10_001 }, 'whole number'],
    [{ reference: '' }, 'a reference is'],
    [{ reference: 'a b' }, 'a reference is'],
    [{ reference: 'x'.repeat(65) }, 'a reference is'],
    [{ reason: '长'.repeat(41) }, 'a reason has at most 40'],
    [{ userId: 5 }, 'there is no user 5'],
  ])('[B-033] %j is refused and nothing is written', async (change, fault) => {
    const { userId, token } = await makeUser({ vipDays: 5 });
    await expect(give({ userId, amount: 5, reference: 'x', ...change })).rejects.toThrow(fault);
    expect(await linesOf(token)).toEqual([]);
  });

  it.runIf(inject('testDatabase').kind === 'postgres')(
    '[B-033] twenty concurrent requests with one reference give once',
    async () => {
      const { userId, token } = await makeUser({ vipDays: 5 });
      const gifts = await Promise.all(
        Array.from({ length: 20 }, () => give({ userId, amount: 7, reference: 'crowd' })),
      );
      expect(gifts.filter(({ isNew }) => isNew)).toHaveLength(1);
      expect(await linesOf(token)).toHaveLength(1);
    },
  );
});
