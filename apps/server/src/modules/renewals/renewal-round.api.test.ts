import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { type Subscriptions, startSubscriptions } from '../../../test/contract-kit.ts';
import { ProviderUnavailable } from '../../ports/payment-gateway.ts';

const SIGNING_CHECK_MS = 2 * 60_000;
const DAY_MS = 86_400_000;

let kit: Subscriptions;
beforeAll(async () => {
  kit = await startSubscriptions();
}, 120_000);
afterAll(() => kit.stop());

it('[B-069] a failing contract is reported, and does not delay others', async () => {
  await kit.open(await kit.makeBuyer());
  await kit.open(await kit.makeBuyer());
  await kit.advance(SIGNING_CHECK_MS);
  const away = new ProviderUnavailable('nobody is there');
  const { renewals } = kit.servicesWith((gateway) => ({
    ...gateway,
    queryContract: () => Promise.reject(away),
  }));
  const report = vi.fn();
  expect(await renewals.bringForwardDue(report)).toBe(2);
  expect(report.mock.calls).toEqual([[away], [away]]);
});

it('[B-069] an outage of any length delays the end of a contract, and does not undo it', async () => {
  const buyer = await kit.makeBuyer();
  const contractNo = await kit.subscribe(buyer);
  await kit.cancel(buyer, contractNo);
  await kit.provider.control('control/fault', { fault: 'http500' });
  // The paid time ends in between, and with it the time to resume.
  for (let days = 0; days < 40; days += 1) {
    await kit.advance(DAY_MS);
    await kit.round();
  }
  expect(await kit.statusThere(contractNo)).toBe('NORMAL');
  await kit.provider.control('control/fault', { fault: 'none' });
  await kit.advance(DAY_MS);
  await kit.round();
  expect(await kit.statusThere(contractNo)).toBe('UNSIGN');
  expect(await kit.contracts(buyer)).toMatchObject([{ state: 'closed', reason: 'cancelled' }]);
  expect(await kit.chargesOf(buyer)).toEqual([]);
});
