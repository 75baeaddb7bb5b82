import { ownerOf } from '@juban/domain';
import { expect, it } from 'vitest';
import { withUnusedOrderNumber } from './order-number.service.ts';

const whose = { userId: 71, at: new Date('2026-03-01T04:00:00Z') };

it('tries numbers of the user until one is free, and returns the result', async () => {
  const offered: string[] = [];
  const taken = await withUnusedOrderNumber(whose, async (orderNo) => {
    offered.push(orderNo);
    return offered.length === 3 ? { orderNo } : undefined;
  });
  expect(taken).toEqual({ orderNo: offered[2] });
  expect(offered.map(ownerOf)).toEqual([71, 71, 71]);
});

it('gives up after several used numbers', async () => {
  let offers = 0;
  const none = withUnusedOrderNumber(whose, async () => {
    offers += 1;
    return undefined;
  });
  await expect(none).rejects.toThrow('no free order number');
  expect(offers).toBe(5);
});
