import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Bridge } from '../../host/bridge/methods.ts';
import { type Api, ApiError } from '../../lib/api.ts';
import { keepPendingOrder, takePendingOrder } from '../../lib/pending-order.ts';
import type { CheckoutState, HostResult } from './checkout-machine.ts';
import { workOf } from './checkout-work.ts';
import type { OrderFacts } from './order-made.ts';

const order = { orderNo: '26', wallet: 'aliPay' as const, level: 1 };
const paying: CheckoutState = {
  kind: 'paying',
  order,
  start: { way: 'native', wallet: 'aliPay', payInfo: {} },
};
const confirming = (more = {}): CheckoutState => ({
  kind: 'confirming',
  order: { ...order, ...more },
  isClaimed: false,
});

const work = (state: CheckoutState, calls: Partial<Api>, said: HostResult = 'paid') =>
  workOf(state, {
    api: calls as Api,
    bridge: async () => ({ payAlipay: async () => said }) as unknown as Bridge,
    facts: { leavesToPay: false } as OrderFacts,
  });

const checks = (result: string, state = 'paying') => ({
  checkOrder: vi.fn(async () => ({ result, order: { state, payChannel: 'aliPay' } }) as never),
});

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => void kept.set(name, value),
    removeItem: (name: string) => void kept.delete(name),
  });
});
afterEach(() => void vi.unstubAllGlobals());

it.each([
  ['paid', order],
  ['unknown', order],
  ['cancelled', undefined],
  ['failed', undefined],
] as const)('[B-074] after the native result %s the next visit finds %o', async (said, kept) => {
  await work(paying, {}, said);
  expect(takePendingOrder()).toEqual(kept);
});

it.each(['paid', 'unpaid'])('[B-074] %s is told once, not again on the next visit', async (result) => {
  keepPendingOrder(order);
  await work(confirming(), checks(result));
  expect(takePendingOrder()).toBeUndefined();
});

it('[B-074] an order that was made meanwhile keeps waiting', async () => {
  keepPendingOrder({ orderNo: '27' });
  await work(confirming(), checks('paid'));
  expect(takePendingOrder()).toEqual({ orderNo: '27' });
});

it('[B-073] what the store signed outlives a dialog that is closed, until the server has taken it', async () => {
  const refusal = new ApiError('购买凭证无效，请重试或联系客服', '2114', 200);
  const signed = confirming({ jws: 'a.b.c', isStore: true });
  const refused = await work(signed, { confirmApple: () => Promise.reject(refusal) });
  expect(refused).toMatchObject({ type: 'refused', text: refusal.message });
  expect(takePendingOrder()).toMatchObject({ orderNo: '26', jws: 'a.b.c' });
  await work(signed, { confirmApple: async () => ({ result: 'paid' }) as never });
  expect(takePendingOrder()).toBeUndefined();
});
