import { makeOrderNo } from '@juban/domain';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Shop, startShop } from '../../../test/shop-kit.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await startShop();
});
afterAll(() => shop.stop());

it('[B-098] money a provider took belongs to one of our payments, with the same amount; foreign numbers are ignored', async () => {
  const buyer = await shop.makeBuyer();
  const orderNo = await shop.buy(buyer);
  const { fen } = await shop.trade(orderNo);
  const lost = makeOrderNo(new Date(), 7, buyer.id);
  const taken = (paymentNo: string, paid: number) => ({ paymentNo, fen: paid, refundedFen: 0 });
  const { audit } = shop.product.services.audits;
  expect(await audit([taken(orderNo, fen), taken('somebody-elses', 1)])).toEqual([]);
  expect(await audit([taken(lost, fen), taken(orderNo, fen + 1)])).toEqual([
    { paymentNo: lost, why: 'no payment of ours' },
    { paymentNo: orderNo, why: 'another amount was paid' },
  ]);
});
