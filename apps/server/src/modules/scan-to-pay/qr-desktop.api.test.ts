import { clientTypeOf } from '@juban/catalog';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Subscriptions, startSubscriptions } from '../../../test/contract-kit.ts';
import type { Buyer } from '../../../test/shop-kit.ts';

const HOUR_MS = 3_600_000;
const MINUTE_MS = 60_000;

let shop: Subscriptions;
let owner: Buyer;
beforeAll(async () => {
  shop = await startSubscriptions();
});
afterAll(() => shop.stop());
beforeEach(async () => {
  owner = await shop.makeBuyer();
});

/** The code that a desktop client shows for its first package of that kind. */
async function codeOn(id: string, renewType: 'NORMAL' | 'RENEWABLE') {
  const headers = { token: owner.token, clientType: id };
  const packages = await shop.product.call('listPackages', { market: clientTypeOf(id).market }, headers);
  const goodsCode = packages.data.data.find((goods) => goods.renewType === renewType)?.refGoodsCode;
  const renew = renewType === 'RENEWABLE' ? 1 : 0;
  const input = { goodsCode, sellingChannelId: 2, renew, payChannel: 'aliPay' };
  return (await shop.product.call('createQr', input as never, headers)).data;
}

describe('a code of a desktop client', () => {
  it('[C-046] [C-080] shows an existing renewal for renewable goods, and never for one-time goods', async () => {
    const said = async () => [
      (await codeOn('win_rrsp_360', 'NORMAL')).alreadyContract,
      (await codeOn('win_rrsp_360', 'RENEWABLE')).alreadyContract,
    ];
    expect(await said()).toEqual([false, false]);
    await shop.subscribe(owner);
    expect(await said()).toEqual([false, true]);
  });

  it.each(['win_rrsp', 'win_tthj', 'win_hjsp'])(
    '[C-046] [B-024] of %s leads to a page of its brand, and so does the return from the wallet',
    async (clientType) => {
      const scanned = new URL((await codeOn(clientType, 'NORMAL')).qrContent).searchParams;
      expect(scanned.get('ct')).toBe(clientType);
      const orderInfoMD5 = scanned.get('orderInfoMD5') ?? '';
      const paying = await shop.product.call('payHandoffOrder', { orderInfoMD5 }, { clientType });
      expect(paying.code).toBe('0000');
      expect(decodeURIComponent(paying.data.aliOrderVO?.body ?? '')).toContain(`&ct=${clientType}`);
    },
  );

  it('[B-046] keeps its goods under one key, its order until that has closed, and checks the form of a key', async () => {
    const headers = { token: owner.token, clientType: 'win_rrsp' };
    const { data } = await shop.product.call('listPackages', { market: 'pc' }, headers);
    const [one = '', other = ''] = data.data
      .filter(({ renewType }) => renewType === 'NORMAL')
      .map(({ refGoodsCode }) => refGoodsCode);
    const ask = (goodsCode: string, key: string) =>
      shop.product.call(
        'createQr',
        { goodsCode, sellingChannelId: 2, renew: 0, payChannel: 'aliPay' },
        { ...headers, 'idempotency-key': key },
      );
    const first = await ask(one, 'a-code-for-one');
    expect((await ask(one, 'a-code-for-one')).data.orderNo).toBe(first.data.orderNo);
    expect((await ask(other, 'a-code-for-one')).code).toBe('4090');
    expect((await ask(other, 'short')).code).toBe('4000');
    // However little time the order has left: a second one could be paid as well.
    await shop.advance(HOUR_MS - MINUTE_MS);
    const { data: last } = await ask(one, 'a-code-for-one');
    expect(last.orderNo).toBe(first.data.orderNo);
    expect(last.expiresIn).toBeLessThanOrEqual(MINUTE_MS / 1_000);
    expect(first.data.expiresIn).toBe(120);
    // The screen keeps requesting after its order has closed: the next one is another order.
    await shop.advance(MINUTE_MS);
    await shop.product.services.reconciliation.reconcileDue();
    const next = await ask(one, 'a-code-for-one');
    expect(next.code).toBe('0000');
    expect(next.data.orderNo).not.toBe(first.data.orderNo);
  });
});
