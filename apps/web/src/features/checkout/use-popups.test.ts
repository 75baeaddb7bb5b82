import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { renderHook } from '../../ui/testing/render-hook.ts';
import { type CheckoutState, IDLE } from './checkout-machine.ts';
import { planCheckout } from './checkout-plan.ts';
import { makeGoods } from './testing/make-goods.ts';
import { usePopups } from './use-popups.ts';

const can = { paysNatively: true, hasInAppPurchase: true, paysOnHostPage: false };
const plan = planCheckout(makeGoods(), { variant: 'app', isNativeChannel: false, can });
const CHOOSING: CheckoutState = { kind: 'choosing', plan, chosen: 0 };
const CREATING: CheckoutState = { kind: 'creating', plan, chosen: 0 };
const CLOSED = [{ type: 'closed' }];
const Popups = () => null;

const reload = vi.fn();
beforeEach(() => {
  reload.mockClear();
  vi.stubGlobal('window', { location: { href: 'https://m.brand.example/vip', reload } });
});
afterEach(() => void vi.unstubAllGlobals());

/** A layer whose popups fail to load the first `times` times. */
async function layerThatLoses(times: number, first: CheckoutState) {
  const send = vi.fn();
  const load = vi.fn(async () => ({ default: Popups }));
  for (let lost = 0; lost < times; lost += 1) load.mockRejectedValueOnce(new TypeError('lost'));
  const layer = await renderHook((state: CheckoutState) => usePopups({ state, send }, load), first);
  return { layer, send };
}

it('popups that fail to load are requested again by the next tap', async () => {
  const { layer, send } = await layerThatLoses(1, CHOOSING);
  expect(send.mock.calls).toEqual([CLOSED]);
  await layer.rerender(IDLE);
  await layer.rerender(CHOOSING);
  expect(layer.now).toBe(Popups);
  await layer.leave();
});

it('an order in progress continues without them, and its next state requests them again', async () => {
  const { layer, send } = await layerThatLoses(1, CREATING);
  expect(send).not.toHaveBeenCalled();
  await layer.rerender({ kind: 'failed', failure: { what: 'pay' } });
  expect(layer.now).toBe(Popups);
  await layer.leave();
});

it.each([
  ['the page is reloaded', async () => ({ ok: true }), 1],
  ['the page stays if there is no answer', async () => Promise.reject(new TypeError('offline')), 0],
])('failed a second time: %s', async (_name, answer, reloads) => {
  vi.stubGlobal('fetch', vi.fn(answer));
  const { layer } = await layerThatLoses(2, CHOOSING);
  await layer.rerender(IDLE);
  expect(fetch).not.toHaveBeenCalled();
  await layer.rerender(CHOOSING);
  expect(reload).toHaveBeenCalledTimes(reloads);
  await layer.leave();
});
