import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Buyer, type Shop, startShop } from '../../../test/shop-kit.ts';
import { listPayments } from '../payments/payment.repository.ts';

let shop: Shop;
let buyer: Buyer;
beforeAll(async () => {
  shop = await startShop();
});
afterAll(() => shop.stop());
beforeEach(async () => {
  buyer = await shop.makeBuyer();
});

const payableBy = async (orderNo: string) => (await shop.detail(buyer, orderNo)).payableBy;
const attempts = async (orderNo: string) =>
  (await listPayments(shop.product.foundation.database.db, buyer.id, orderNo)).length;

/** A desktop's code, shown for that wallet. */
async function showCode(clientType: string, payChannel: string): Promise<string> {
  const headers = { token: buyer.token, clientType };
  const { data: packages } = await shop.product.call('listPackages', { market: 'pc' }, headers);
  const goodsCode = packages.data.find(({ renewType }) => renewType === 'NORMAL')?.refGoodsCode;
  const wanted = { goodsCode, sellingChannelId: 2, renew: 0, payChannel };
  const { data, body } = await shop.product.call('createQr', wanted as never, headers);
  if (!data?.orderNo) throw new Error(body);
  return data.orderNo;
}

describe('continuing an order', () => {
  it('[B-070] is offered by its wallet while it waits, and not after', async () => {
    const orderNo = await shop.order(buyer);
    expect(await payableBy(orderNo)).toBe('aliPay');
    await shop.pay(orderNo);
    await shop.notify(orderNo);
    expect(await payableBy(orderNo)).toBeNull();
  });

  it('[B-070] is not offered once its time is over, however long the provider does not answer', async () => {
    const orderNo = await shop.order(buyer);
    await shop.provider.control('control/fault', { fault: 'http500' });
    await shop.advance(3_600_001);
    expect(await shop.detail(buyer, orderNo)).toMatchObject({
      state: 'paying',
      waits: false,
      payableBy: null,
    });
    await shop.provider.control('control/fault', { fault: 'none' });
  });

  it.each([
    ['win_rrsp', 'aliPay', 'aliPay'],
    ['win_rrsp_lianxiang', 'lenovo', 'lenovo'],
    ['win_rrsp', 'wechat', null],
    ['win_rrsp_360', 'qihoo', null],
  ] as const)(
    '[B-070] a code of %s for %s continues in a browser by %s',
    async (clientType, payChannel, by) => {
      const orderNo = await showCode(clientType, payChannel);
      expect(await payableBy(orderNo)).toBe(by);
      const before = await attempts(orderNo);
      const headers = { token: buyer.token, clientType };
      const { code, data } = await shop.product.call('payOrder', { orderNo, payChannel }, headers);
      expect(code).toBe(by ? '0000' : '2102');
      const body = (data?.aliOrderVO ?? data?.lenovoOrderVO)?.body;
      expect(Boolean(body)).toBe(by !== null);
      // An unpayable method starts no attempt either.
      if (!by) expect(await attempts(orderNo)).toBe(before);
    },
  );
});
