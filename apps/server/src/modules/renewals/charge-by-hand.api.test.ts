import { afterAll, beforeAll, expect, it } from 'vitest';
import { AUTO_MONTH, type Subscriptions, startSubscriptions } from '../../../test/contract-kit.ts';

const LOOKED_AT_AGAIN = '2027-04-14T10:05:00+08:00';

let kit: Subscriptions;
beforeAll(async () => {
  kit = await startSubscriptions();
});
afterAll(() => kit.stop());

it('[B-069] a charge that the owner pays manually is paid once, and the contract continues as signed', async () => {
  const buyer = await kit.begin();
  const { contractNo, orderNo } = await kit.chargeSlowly(buyer);
  const byHand = `${orderNo}_2`;

  const way = { orderNo, payChannel: 'aliPay' } as const;
  const { data } = await kit.product.call('payOrder', way, kit.headers(buyer.token));
  await kit.provider.submitForm({ method: 'h5', body: data.aliOrderVO?.body ?? '' });
  await kit.pay(byHand);
  expect(await kit.notify(byHand)).toBe('success');
  // The contract has not been checked yet, but this order pays its last period.
  expect(await kit.detail(buyer, orderNo)).toMatchObject({
    state: 'fulfilled',
    refund: { endsRenewal: true },
  });
  expect((await kit.detail(buyer, contractNo)).refund.endsRenewal).toBe(false);

  await kit.pay(orderNo);
  expect(await kit.notify(orderNo)).toBe('success');
  await kit.moveTo(LOOKED_AT_AGAIN);
  await kit.round();
  expect(await kit.netFen(buyer)).toBe(2 * AUTO_MONTH.fen);
  expect(await kit.contracts(buyer)).toMatchObject([
    { contractNo, state: 'active', nextChargeTime: Date.parse('2027-05-14T10:00:00+08:00') },
  ]);
});
