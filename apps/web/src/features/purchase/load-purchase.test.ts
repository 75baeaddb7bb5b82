import { expect, it, vi } from 'vitest';
import { loadPurchase } from './load-purchase.ts';

const { listPackages } = vi.hoisted(() => ({ listPackages: vi.fn() }));
vi.mock('../../platform/api/api.ts', () => ({ api: { listPackages, listBlocks: async () => [] } }));

const PLUS = '1';
const goodsList = (...ids: string[]) => ({ data: ids.map((id) => ({ id, goodsInfos: [] })) });

it.each([
  ['is there', goodsList('plus-month'), { named: 'plus-month', family: 'plus', failed: false }],
  ['is missing', goodsList('plus-year'), { named: null, family: 'vip', failed: false }],
  ['cannot be loaded', undefined, { named: null, family: 'vip', failed: true }],
])('[B-078] goods expected in the other list, where it %s', async (_how, plus, found) => {
  listPackages.mockImplementation(async ({ thirdFlag }: { thirdFlag: string }) => {
    const answer = thirdFlag === PLUS ? plus : goodsList('vip-month');
    if (!answer) throw new Error('passing');
    return answer;
  });
  expect(await loadPurchase({ ct: 'Android', goods_code: 'plus-month' })).toMatchObject(found);
});
