import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { forgetOrderKey, orderKeyFor } from '../../lib/order-key.ts';
import { keepPendingOrder, takePendingOrder } from '../../lib/pending-order.ts';
import { ApiError } from '../../platform/api/api.ts';
import type { Api } from '../../platform/api/api-type.ts';
import type { Bridge } from '../../platform/host/bridge/methods.ts';
import type { CheckoutState, HostResult } from './checkout-machine.ts';
import { planCheckout } from './checkout-plan.ts';
import { workOf } from './checkout-work.ts';
import type { OrderFacts } from './order-made.ts';
import { makeGoods } from './testing/make-goods.ts';

const order = { orderNo: '26', wallet: 'aliPay' as const };
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

const payAlipay = vi.fn(async (): Promise<HostResult> => 'paid');
const work = (state: CheckoutState, calls: Partial<Api>, said: HostResult = 'paid', isLeft = false) => {
  payAlipay.mockResolvedValue(said);
  return workOf(state, {
    api: calls as Api,
    bridge: async () => ({ payAlipay }) as unknown as Bridge,
    facts: { leavesToPay: false } as OrderFacts,
    isLeft: () => isLeft,
  });
};

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
afterEach(() => {
  forgetOrderKey();
  vi.unstubAllGlobals();
});

it.each([
  ['paid', order],
  ['unknown', order],
  ['cancelled', undefined],
  ['failed', undefined],
] as const)('[B-074] after the native result %s the next visit finds %o', async (said, kept) => {
  await work(paying, {}, said);
  expect(takePendingOrder()).toEqual(kept);
});

it.each(['paid', 'unpaid'])('[B-074] %s is shown once, not again on the next visit', async (result) => {
  keepPendingOrder(order);
  await work(confirming(), checks(result));
  expect(takePendingOrder()).toBeUndefined();
});

it('[B-017] the level reached by a paid order is shown on the first page that asks', async () => {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => void kept.set(name, value),
  });
  const order = { state: 'fulfilled', payChannel: 'aliPay' };
  const paid = { checkOrder: vi.fn(async () => ({ result: 'paid', order, risenTo: 3 }) as never) };
  expect(await work(confirming(), paid)).toMatchObject({ result: 'paid', risenTo: 3 });
  expect(await work(confirming(), paid)).toMatchObject({ result: 'paid', risenTo: undefined });
});

it('[B-074] closing the sheet before its wallet opens prevents the wallet', async () => {
  payAlipay.mockClear();
  expect(await work(paying, {}, 'paid', true)).toBeUndefined();
  expect(payAlipay).not.toHaveBeenCalled();
});

it('[B-074] an order created meanwhile stays pending', async () => {
  keepPendingOrder({ orderNo: '27' });
  await work(confirming(), checks('paid'));
  expect(takePendingOrder()).toEqual({ orderNo: '27' });
});

it('[B-073] the store’s signature survives closing the dialog, until the server has confirmed it', async () => {
  const refusal = new ApiError('购买凭证无效，请重试或联系客服', '2114', 200);
  const signed = confirming({ jws: 'a.b.c', isStore: true });
  const refused = await work(signed, { confirmApple: () => Promise.reject(refusal) });
  expect(refused).toMatchObject({ type: 'refused', text: refusal.message });
  expect(takePendingOrder()).toMatchObject({ orderNo: '26', jws: 'a.b.c' });
  await work(signed, { confirmApple: async () => ({ result: 'paid' }) as never });
  expect(takePendingOrder()).toBeUndefined();
});

it.each([
  ['paid', 'paid', false],
  ['unpaid', 'closed', false],
  ['unpaid', 'paying', true],
])('[B-065] an order that is %s and %s keeps its key: %s', async (result, state, keeps) => {
  const key = orderKeyFor({ goodsCode: 'a' }, 0);
  await work(confirming(), checks(result, state));
  expect(orderKeyFor({ goodsCode: 'a' }, 0) === key).toBe(keeps);
});

it.each([
  ['2109', 'a closed one is replaced at once', 'created', 2],
  ['2108', 'a paid one is reported first', 'refused', 1],
] as const)('[B-065] an order under the same key that answers %s: %s', async (code, _what, type, times) => {
  const keys: unknown[] = [];
  const createPurchase = async (request: object) => {
    keys.push(Reflect.get(request, 'idempotencyKey'));
    if (keys.length === 1) throw new ApiError('', code, 200);
    return { orderNo: '27', payInfo: {} } as never;
  };
  const can = { paysNatively: true, hasInAppPurchase: false, paysOnHostPage: false };
  const plan = planCheckout(makeGoods(), { variant: 'app', isNativeChannel: false, can });
  const event = await work({ kind: 'creating', plan, chosen: 0 }, { createPurchase });
  expect([event?.type, keys.length]).toEqual([type, times]);
  await work({ kind: 'creating', plan, chosen: 0 }, { createPurchase });
  expect(keys[1]).not.toBe(keys[0]);
});
