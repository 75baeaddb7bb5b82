import { act } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { forgetOrderKey, orderKeyFor } from '../../lib/order-key.ts';
import { renderHook } from '../../ui/testing/render-hook.ts';
import { usePayCheck } from './use-pay-check.ts';

const { visitor, checkOrder } = vi.hoisted(() => ({
  visitor: { token: '', become: (): void => undefined },
  checkOrder: vi.fn(async (): Promise<object> => ({ result: 'checking' })),
}));
vi.mock('../../platform/api/api.ts', () => ({ api: { checkOrder } }));
vi.mock('../../platform/session/session.ts', () => ({ getToken: () => visitor.token }));
vi.mock('../../lib/pending-order.ts', () => ({ takePendingOrder: () => undefined }));
vi.mock('../../platform/host/when-login-known.ts', () => ({
  whenLoginKnown: () =>
    new Promise<void>((resolve) => {
      visitor.become = resolve;
    }),
}));

beforeEach(() => {
  checkOrder.mockClear();
  visitor.token = '';
  vi.stubGlobal('window', new EventTarget());
  vi.stubGlobal('document', Object.assign(new EventTarget(), { visibilityState: 'visible' }));
});
afterEach(() => {
  forgetOrderKey();
  vi.unstubAllGlobals();
});

const openResult = () => renderHook(usePayCheck, '202611160000000001');
const becomeKnown = () => act(async () => visitor.become());
const comeBack = () =>
  act(async () => {
    document.dispatchEvent(new Event('visibilitychange'));
    window.dispatchEvent(new Event('online'));
  });

it('[B-070] makes no calls for a guest who comes back to the page', async () => {
  const page = await openResult();
  await becomeKnown();
  expect(page.now.check.kind).toBe('guest');
  await comeBack();
  expect(checkOrder).not.toHaveBeenCalled();
  await page.leave();
});

it('[B-070] makes no calls before the login state is known', async () => {
  visitor.token = 'of-before';
  const page = await openResult();
  await comeBack();
  expect(checkOrder).not.toHaveBeenCalled();
  await becomeKnown();
  expect(checkOrder).toHaveBeenCalledOnce();
  await page.leave();
});

it('[B-070] makes calls for a user who has logged in meanwhile', async () => {
  const page = await openResult();
  await becomeKnown();
  visitor.token = 'new';
  await comeBack();
  expect(checkOrder).toHaveBeenCalledOnce();
  expect(page.now.check.kind).toBe('checking');
  await page.leave();
});

it.each([
  ['paid', 'paid', false],
  ['unpaid', 'closed', false],
  ['unpaid', 'paying', true],
])('[B-065] an order that is %s and %s keeps its key: %s', async (result, state, keeps) => {
  checkOrder.mockResolvedValueOnce({ result, order: { state } });
  visitor.token = 'of-the-payer';
  const key = orderKeyFor({ goodsCode: 'a' }, 0);
  const page = await openResult();
  await becomeKnown();
  expect(orderKeyFor({ goodsCode: 'a' }, 0) === key).toBe(keeps);
  await page.leave();
});
