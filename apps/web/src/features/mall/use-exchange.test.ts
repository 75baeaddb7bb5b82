import { mallPageTexts } from '@juban/contract/texts/mall-pages';
import { act } from 'react';
import { expect, it, vi } from 'vitest';
import { knownState } from '../../lib/user-state.ts';
import { ApiError } from '../../platform/api/api-error.ts';
import { renderHook } from '../../ui/testing/render-hook.ts';
import type { Goods } from './mall-data.ts';
import { useExchange } from './use-exchange.ts';

const { exchange } = vi.hoisted(() => ({ exchange: vi.fn() }));
vi.mock('../../platform/api/api.ts', async () => ({
  ...(await import('../../platform/api/api-error.ts')),
  api: { exchange },
}));
vi.mock('../../platform/session/session.ts', () => ({ getToken: () => 'of-somebody' }));
const { showToast } = vi.hoisted(() => ({ showToast: vi.fn() }));
vi.mock('../../ui/toast.tsx', () => ({ showToast }));

it.each([
  ['nobody answered', new ApiError('', '', 0), true],
  ['the server was busy', new ApiError('服务繁忙，请稍后再试', '5030', 503), true],
  ['a server error', new ApiError('服务端出现了问题，请稍后再试', '5000', 500), true],
  ['a refusal', new ApiError('今日库存已兑完，每天 11:00 补货', '2122', 200), false],
])('[B-042] after %s the retry has the same key: %o', async (_what, error, isSame) => {
  const goods = { id: `of-${error.httpStatus}`, payPoints: 1 } as Goods;
  exchange.mockReset().mockRejectedValue(error);
  const page = await renderHook(() => useExchange(knownState(500), () => undefined), undefined);
  for (const _try of [1, 2]) {
    await act(async () => page.now.ask(goods));
    await act(async () => page.now.confirm());
  }
  const keys = exchange.mock.calls.map(([{ idempotencyKey }]) => idempotencyKey);
  expect(keys).toHaveLength(2);
  expect(keys[0] === keys[1]).toBe(isSame);
  await page.leave();
});

it.each([
  [90, true],
  [89, false],
])(
  '[B-087] with %i points, goods of 100 that cost this user 90 can be exchanged: %s',
  async (balance, isAsked) => {
    const goods = { id: 'of-100', points: 100, payPoints: 90 } as Goods;
    showToast.mockClear();
    const page = await renderHook(() => useExchange(knownState(balance), () => undefined), undefined);
    await act(async () => page.now.ask(goods));
    expect(page.now.goods).toBe(isAsked ? goods : undefined);
    expect(showToast.mock.calls).toEqual(isAsked ? [] : [[mallPageTexts.tooFew]]);
    await page.leave();
  },
);

it('[B-042] an exchange sends the price that was shown', async () => {
  exchange.mockReset().mockResolvedValue({});
  const page = await renderHook(() => useExchange(knownState(500), () => undefined), undefined);
  await act(async () => page.now.ask({ id: 'shown', points: 100, payPoints: 90 } as Goods));
  await act(async () => page.now.confirm());
  expect(exchange.mock.calls).toMatchObject([[{ id: 'shown', payPoints: 90 }]]);
  await page.leave();
});
