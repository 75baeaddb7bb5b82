import { appleTexts } from '@juban/contract/texts/apple';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type AppStore, type IosBuyer, startAppStore } from '../../../test/apple-kit.ts';
import { everyBrand } from '../../../test/every-brand.ts';
import { createSandboxAccounts } from '../../adapters/payment/sandbox-accounts.ts';
import { openServices } from '../../composition.ts';
import type { AppleAccount } from '../../config/apple-config.ts';

let store: AppStore;
beforeAll(async () => {
  store = await startAppStore();
}, 120_000);
afterAll(() => store.stop());

/** The services as production runs them against Apple's Sandbox with these testers. */
async function servicesFor(testers: string[]) {
  const app = await createSandboxAccounts<AppleAccount>(`${store.url}/apple/console/apps`).of('yujian');
  const { foundation } = store.product;
  const apple = {
    provider: 'apple',
    onlineChecks: false,
    apps: everyBrand(app),
    testers: new Set(testers),
  } as const;
  const { services } = await openServices({ ...foundation, config: { ...foundation.config, apple } });
  return services;
}

const grantsOf = ({ id }: IosBuyer) =>
  store.count('ledger_entries', `user_id = ${id} and ledger = 'entitlement'`);

it("[B-077] a free purchase in Apple's Sandbox grants nothing to an account that is not listed", async () => {
  const buyer = await store.makeBuyer();
  const other = await store.makeBuyer();
  const { applePurchases } = await servicesFor([String(other.id)]);
  const orderNo = await store.order(buyer);
  const { jws } = await store.buy(orderNo);
  await expect(applePurchases.confirm(buyer.id, { orderNo, jws })).rejects.toThrow(appleTexts.sandboxOnly);
  expect(await store.stateOf(orderNo)).toBe('paying');
  expect(await grantsOf(buyer)).toBe(0);
});

it.each<[string, (buyer: IosBuyer) => string]>([
  ['user id', ({ id }) => String(id)],
  ['app account token', ({ id }) => store.product.services.accountTokenOf(id)],
])('[B-077] a tester listed by %s is granted the purchase', async (_case, nameOf) => {
  const buyer = await store.makeBuyer();
  const { applePurchases } = await servicesFor([nameOf(buyer)]);
  const orderNo = await store.order(buyer);
  const { jws } = await store.buy(orderNo);
  expect(await applePurchases.confirm(buyer.id, { orderNo, jws })).toBe(orderNo);
  expect(await grantsOf(buyer)).toBe(1);
});
