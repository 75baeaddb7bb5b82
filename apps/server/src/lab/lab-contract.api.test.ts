import type { CallOutput } from '@juban/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startAlipay } from '../../test/alipay-kit.ts';
import { freePort } from '../../test/cluster.ts';
import { startProduct, type TestProduct } from '../../test/kit.ts';

const DAY_MS = 86_400_000;
type Shown = CallOutput<'listContracts'>['content'][number];
let kit: Awaited<ReturnType<typeof startAlipay>>;
let product: TestProduct;
let goods: { goodsCode: string; sellingChannelId: number };
beforeAll(async () => {
  kit = await startAlipay({ SANDBOX_TIME_SCALE: '1' });
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  product = await startProduct({ SANDBOX_PORT: String(kit.sandbox.port), PUBLIC_ORIGIN: origin });
  await product.app.listen({ host: '127.0.0.1', port });
  const { data } = await product.call('listPackages', { market: 'android' }, { clientType: 'Android' });
  const info = data.data
    .filter(({ renewType }) => renewType === 'RENEWABLE')
    .flatMap(({ goodsInfos }) => goodsInfos)
    .find(({ payType }) => payType === 'Alipay');
  goods = { goodsCode: String(info?.refGoodsCode), sellingChannelId: Number(info?.refSellingChannelId) };
});
afterAll(async () => {
  await product.stop();
  kit.stop();
});

async function buyer() {
  const { token } = await product.lab<{ token: string }>('POST', '/users', {});
  const headers = { token, clientType: 'Android' };
  const made = await product.call('createPurchaseH5', { ...goods, payChannel: 'aliPay' }, headers);
  if (made.code !== '0000') throw new Error(made.body);
  const { orderNo, aliOrderVO } = made.data;
  const contracts = async () => (await product.call('listContracts', {}, headers)).data.content;
  return { orderNo, body: aliOrderVO?.body ?? '', headers, contracts };
}
const pay = (orderNo: string) =>
  product.lab<{ sent: Array<{ answer: string }> }>('POST', '/pay', { orderNo, outcome: 'paid' });
const inWallet = (contractNo: string, act: string, more = {}) =>
  product.lab<{ code?: string; sent: Array<{ answer: string }> }>('POST', '/contract', {
    contractNo,
    act,
    ...more,
  });
const move = (change: object) => product.lab('POST', '/clock', change);

describe('a renewable order by Alipay', () => {
  it('[B-075] has a link to the deduction’s landing page', async () => {
    const { body } = await buyer();
    expect(body).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/alipay\/gateway\.do\?/);
    expect(await (await fetch(body)).text()).toContain('同意协议并支付');
  });

  it('[B-069] paid in the Lab it is signed too; unsigned in the wallet it ends, and is charged no more', async () => {
    const { orderNo, contracts } = await buyer();
    expect((await pay(orderNo)).sent.map(({ answer }) => answer)).toEqual(['success', 'success']);
    const [contract] = await contracts();
    expect(contract).toMatchObject({ contractNo: orderNo, state: 'active', mayCancel: true });
    expect(contract?.nextChargeTime).toBeGreaterThan(Date.now());
    expect((await inWallet(orderNo, 'unsign')).sent.map(({ answer }) => answer)).toEqual(['success']);
    expect((await contracts())[0]).toMatchObject({ state: 'closed', reason: 'unsigned' });
    expect(await inWallet(orderNo, 'unsign')).toMatchObject({ code: '4090' });
  });

  it('[B-069] on a moved clock the provider accepts the charge of that day; without money it does not', async () => {
    const { orderNo, contracts } = await buyer();
    await pay(orderNo);
    const [contract] = await contracts();
    const at = contract?.nextChargeTime ?? 0;
    // The server's background jobs do the work; the test waits for their result.
    const shows = (read: (contract: Shown | undefined) => unknown) =>
      expect.poll(async () => read((await contracts())[0]));
    await move({ now: at - 2 * DAY_MS });
    await inWallet(orderNo, 'empty');
    await move({ now: at + 60_000 });
    await shows((contract) => contract?.failedTries).toBe(1);
    await inWallet(orderNo, 'full');
    await move({ advanceMs: DAY_MS });
    await shows((contract) => contract?.charges.map(({ orderNo: number }) => number === orderNo)).toEqual([
      false,
      true,
    ]);
    await shows((contract) => (contract?.nextChargeTime ?? 0) > at + 20 * DAY_MS).toBe(true);
    await move({ reset: true });
  });

  it.each([
    [{ contractNo: '26111509100000042', act: 'unsign' }, '4040'],
    [{ contractNo: '../merchants', act: 'unsign' }, '4000'],
    [{ contractNo: '1', act: 'steal' }, '4000'],
  ])('%j is refused with %s', async (body, code) => {
    expect(await product.lab('POST', '/contract', body)).toMatchObject({ code });
  });
});
