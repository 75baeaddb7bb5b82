import { act } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { renderHook } from '../../ui/testing/render-hook.ts';
import { usePayCheck } from './use-pay-check.ts';

const { visitor, checkOrder } = vi.hoisted(() => ({
  visitor: { token: '', become: (): void => undefined },
  checkOrder: vi.fn(async () => ({ result: 'checking' })),
}));
vi.mock('../../lib/api.ts', () => ({ api: { checkOrder } }));
vi.mock('../../lib/session.ts', () => ({ getToken: () => visitor.token }));
vi.mock('../../lib/pending-order.ts', () => ({ takePendingOrder: () => undefined }));
vi.mock('../../host/when-visitor-known.ts', () => ({
  whenVisitorKnown: () =>
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
afterEach(() => void vi.unstubAllGlobals());

const openResult = () => renderHook(usePayCheck, '202611160000000001');
const becomeKnown = () => act(async () => visitor.become());
const comeBack = () =>
  act(async () => {
    document.dispatchEvent(new Event('visibilitychange'));
    window.dispatchEvent(new Event('online'));
  });

it('[B-070] a guest who comes back to the page is not asked about by anybody', async () => {
  const page = await openResult();
  await becomeKnown();
  expect(page.now.check.kind).toBe('guest');
  await comeBack();
  expect(checkOrder).not.toHaveBeenCalled();
  await page.leave();
});

it('[B-070] nothing is asked before it is known who reads', async () => {
  visitor.token = 'of-before';
  const page = await openResult();
  await comeBack();
  expect(checkOrder).not.toHaveBeenCalled();
  await becomeKnown();
  expect(checkOrder).toHaveBeenCalledOnce();
  await page.leave();
});

it('[B-070] whoever has logged in meanwhile is asked about', async () => {
  const page = await openResult();
  await becomeKnown();
  visitor.token = 'new';
  await comeBack();
  expect(checkOrder).toHaveBeenCalledOnce();
  expect(page.now.check.kind).toBe('checking');
  await page.leave();
});
