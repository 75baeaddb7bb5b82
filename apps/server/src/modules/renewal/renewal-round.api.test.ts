import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { type Subscriptions, startSubscriptions } from '../../../test/contract-kit.ts';
import { ProviderUnavailable } from '../../ports/payment-gateway.ts';

const SIGNING_LOOK_MS = 2 * 60_000;

let kit: Subscriptions;
beforeAll(async () => {
  kit = await startSubscriptions();
}, 120_000);
afterAll(() => kit.stop());

it('[B-069] a contract that cannot be worked on is told of, and holds no other up', async () => {
  await kit.open(await kit.makeBuyer());
  await kit.open(await kit.makeBuyer());
  await kit.advance(SIGNING_LOOK_MS);
  const away = new ProviderUnavailable('nobody is there');
  const { renewals } = kit.servicesWith((gateway) => ({
    ...gateway,
    queryContract: () => Promise.reject(away),
  }));
  const report = vi.fn();
  expect(await renewals.bringForwardDue(report)).toBe(2);
  expect(report.mock.calls).toEqual([[away], [away]]);
});
