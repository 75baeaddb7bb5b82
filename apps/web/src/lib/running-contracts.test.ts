import { describe, expect, it } from 'vitest';
import { makeGoods } from '../features/checkout/testing/make-goods.ts';
import { firstToBuy, isRunning, NOTHING_RUNS, runningOf } from './running-contracts.ts';

const contract = (state: 'active' | 'closing' | 'closed', goodsCode: string) =>
  ({ state, goodsCode }) as Parameters<typeof runningOf>[0][number];

describe('[B-067] the charged renewal', () => {
  const month = makeGoods({ id: '1', refGoodsCode: 'month' });
  const year = makeGoods({ id: '2', refGoodsCode: 'year' });

  it('is the active contract, not one that is closing or closed', () => {
    expect([
      ...runningOf([contract('active', 'a'), contract('closing', 'b'), contract('closed', 'c')]),
    ]).toEqual(['a']);
  });

  it('is found by the code of the package, or by that of one of its wallets', () => {
    expect(isRunning(month, new Set(['month']))).toBe(true);
    expect(isRunning(month, new Set(month.goodsInfos.map(({ refGoodsCode }) => refGoodsCode)))).toBe(
      month.goodsInfos.length > 0,
    );
    expect(isRunning(month, new Set(['year']))).toBe(false);
    expect(isRunning(month, NOTHING_RUNS)).toBe(false);
  });

  it('is not preselected for its user, unless nothing else is sold', () => {
    expect(firstToBuy([month, year], NOTHING_RUNS)).toBe(month);
    expect(firstToBuy([month, year], new Set(['month']))).toBe(year);
    expect(firstToBuy([month], new Set(['month']))).toBe(month);
    expect(firstToBuy([], NOTHING_RUNS)).toBeUndefined();
  });
});
