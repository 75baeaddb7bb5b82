import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Subscriptions, startSubscriptions } from '../../../test/contract-kit.ts';

let kit: Subscriptions;
beforeAll(async () => {
  kit = await startSubscriptions();
});
afterAll(() => kit.stop());

it('[B-107] without a family, bind is true for a contract of any', async () => {
  const buyer = await kit.makeBuyer();
  expect(await kit.bind(buyer)).toBe(false);
  await kit.subscribe(buyer, 'yujian_android_plus_auto_month');
  expect(await kit.bind(buyer, { family: 'vip' })).toBe(false);
  expect(await kit.bind(buyer, { family: 'vip_plus' })).toBe(true);
  expect(await kit.bind(buyer)).toBe(true);
});
