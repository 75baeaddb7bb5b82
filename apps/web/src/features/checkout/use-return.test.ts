import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fakeWindow } from '../../platform/host/testing/fake-window.ts';
import { renderHook } from '../../ui/testing/render-hook.ts';
import type { CheckoutState, PayStart } from './checkout-machine.ts';
import { useReturn } from './use-return.ts';

const { can } = vi.hoisted(() => ({ can: { paysOnHostPage: false } }));
vi.mock('../../platform/host/host.ts', () => ({ getHost: () => ({ can }) }));
vi.mock('../../platform/host/when-login-known.ts', () => ({
  whenLoginKnown: () => new Promise(() => undefined),
}));

const ORDER_NO = '202611160000000001';
const NATIVE: PayStart = { way: 'native', wallet: 'wechat', payInfo: {} };
const CASHIER: PayStart = { way: 'cashier', wallet: 'wechat', body: '' };
const paying = (start: PayStart): CheckoutState => ({ kind: 'paying', order: { orderNo: ORDER_NO }, start });

let window: ReturnType<typeof fakeWindow>;
beforeEach(() => {
  window = fakeWindow(`https://m.brand.example/vip?orderNo=${ORDER_NO}`);
  vi.stubGlobal('window', window);
  vi.stubGlobal('document', Object.assign(new EventTarget(), { visibilityState: 'visible' }));
});
afterEach(() => void vi.unstubAllGlobals());

it.each([
  ['after a cashier', CASHIER, false, 1],
  ['after a page of the host', NATIVE, true, 1],
  ['not after the app’s popup, which answers itself', NATIVE, false, 0],
] as const)(
  'an order is checked when its page becomes visible again: %s',
  async (_place, start, own, asked) => {
    can.paysOnHostPage = own;
    const send = vi.fn();
    const page = await renderHook((state: CheckoutState) => useReturn(state, send), paying(start));
    document.dispatchEvent(new Event('visibilitychange'));
    expect(send.mock.calls).toEqual(Array(asked).fill([{ type: 'returned' }]));
    // A reloaded page must not ask a second time.
    expect(window.location.href.includes(ORDER_NO)).toBe(asked === 0);
    await page.leave();
  },
);
