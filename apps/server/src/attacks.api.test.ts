import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { ATTACKS } from '../../../bench/src/attacks/attack-table.ts';
import type { Target } from '../../../bench/src/attacks/target.ts';
import { type Shop, startShop } from '../test/shop-kit.ts';

/** `npm run attack` tries more, on two processes in production mode. */
const TIMES = 2;

let shop: Shop;
let target: Target;
beforeAll(async () => {
  // The background jobs are stopped, so that a refund is found by its notification.
  vi.useFakeTimers({ toFake: ['setInterval'] });
  shop = await startShop({ TRUSTED_PROXIES: '127.0.0.1' });
  vi.useRealTimers();
  const { product, provider } = shop;
  target = {
    call: (name, input, headers) => product.call(name, input, { ...headers }),
    async notify(payload, headers) {
      const url = '/pay/notify/alipay/yujian';
      const { statusCode, body } = await product.app.inject({ method: 'POST', url, payload, headers });
      return { status: statusCode, body };
    },
    readCode: (phone) => product.readCode(phone).catch(() => undefined),
    sandboxUrl: provider.sandbox.url,
    violations: async () => (await product.violations()).map((violation) => JSON.stringify(violation)),
  };
});
afterAll(() => shop.stop());

describe('attacks on the running product', () => {
  it.each(ATTACKS)('have no effect: $name', async (attack) => {
    const { tried, gained } = await attack.run(target, TIMES);
    expect(tried).not.toEqual([]);
    expect(gained).toEqual([]);
    expect(await target.violations()).toEqual([]);
  });
});
