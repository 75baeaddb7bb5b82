import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { freePort } from '../../../test/cluster.ts';
import { startProduct, type TestProduct } from '../../../test/kit.ts';
import { MONTH } from '../../../test/order-kit.ts';
import { openPartner } from '../../../test/partner-kit.ts';
import { startWechat } from '../../../test/wechat-kit.ts';

let kit: Awaited<ReturnType<typeof startWechat>>;
let product: TestProduct;
let origin: string;
beforeAll(async () => {
  // The provider's real retry intervals: what is not sent at once is sent when a test says so.
  kit = await startWechat({ SANDBOX_TIME_SCALE: '1' });
  const port = await freePort();
  origin = `http://127.0.0.1:${port}`;
  product = await startProduct({ SANDBOX_PORT: String(kit.sandbox.port), PUBLIC_ORIGIN: origin });
  await product.app.listen({ host: '127.0.0.1', port });
}, 120_000);
afterAll(async () => {
  await product.stop();
  kit.stop();
});
afterEach(() => kit.ask('control/fault', { fault: 'none' }));

async function login(clientType = 'Android') {
  const { token } = await product.lab<{ token: string }>('POST', '/users', {});
  return { token, clientType };
}
const input = (payChannel: 'wechat' | 'lenovo', goodsCode = MONTH.goodsCode) =>
  ({ goodsCode, payChannel, sellingChannelId: 2 }) as const;

async function order() {
  const headers = await login();
  const made = await product.call('createPurchaseH5', input('wechat'), headers);
  if (made.code !== '0000') throw new Error(made.body);
  const { orderNo } = made.data;
  const status = async () => (await product.call('getPayStatus', { orderNo }, headers)).data.payStatus;
  const member = async () => (await product.call('getProfile', {}, headers)).data.user.vipInfo.expiredTime;
  return { orderNo, status, member, headers, data: made.data };
}
const statuses = (sent: ReadonlyArray<{ httpStatus: number }>) => sent.map(({ httpStatus }) => httpStatus);

describe('an order by WeChat', () => {
  it('[B-047] in the app: the fields that WeChat requires, with which the wallet opens', async () => {
    const { goodsCode: goodsId, ...rest } = input('wechat');
    const { data, code } = await product.call('createPurchase', { ...rest, goodsId }, await login());
    expect(code).toBe('0000');
    expect(Object.keys(data.payInfo).sort()).toEqual(
      'appid noncestr packageValue partnerid prepayid sign timestamp'.split(' '),
    );
    const page = await kit.openWallet({ method: 'app', payInfo: data.payInfo });
    expect(await page.text()).toContain('¥25.00');
  });

  it('[B-049] in a browser: wexinOrderVO.body, a link on which a person pays and returns', async () => {
    const { data, orderNo, status, member } = await order();
    const link = data.wexinOrderVO?.body ?? '';
    expect(await (await fetch(link)).text()).toContain('¥25.00');
    const paying = { method: 'POST', body: new URLSearchParams({ act: 'pay' }), redirect: 'manual' } as const;
    const back = new URL((await fetch(link, paying)).headers.get('location') ?? '');
    expect([back.origin, back.pathname, back.searchParams.get('orderNo')]).toEqual([
      origin,
      '/vip/pay-result',
      orderNo,
    ]);
    await kit.deliver();
    expect(await status()).toBe('PAID');
    expect(await member()).not.toBeNull();
  });

  it("from the mini-program's pay page: by its own login and under its own application, once per code", async () => {
    const { orderNo, status, headers } = await order();
    const { miniProgram } = await kit.account();
    const { code } = await kit.ask<{ code: string }>(`wallet/mini-login?appid=${miniProgram?.appId}`);
    const continueOrder = (wechatCode: string) =>
      product.call('payOrder', { orderNo, payChannel: 'wechat', wechatCode }, headers);
    const { data } = await continueOrder(code);
    expect(data.jsapi).toMatchObject({ appId: miniProgram?.appId, signType: 'RSA' });
    expect((await kit.openWallet({ method: 'jsapi', payInfo: data.jsapi ?? {} })).status).toBe(200);
    for (const dead of [code, 'guessed']) expect((await continueOrder(dead)).code).toBe('2102');
    expect(statuses((await kit.outcome(`${orderNo}_2`, 'paid')).sent)).toEqual([200]);
    expect(await status()).toBe('PAID');
  });

  it('[B-049] on a desktop of Lenovo: lenovoOrderVO.body, its own cashier', async () => {
    const headers = await login('win_rrsp_lianxiang');
    const { data } = await product.call('listPackages', { market: 'pc' }, headers);
    const goodsCode = String(data.data.find(({ renewType }) => renewType !== 'RENEWABLE')?.refGoodsCode);
    const made = await product.call('createPurchaseH5', input('lenovo', goodsCode), headers);
    expect(made.code).toBe('0000');
    expect(made.data.lenovoOrderVO?.body).toMatch(/^http.+\/lenovo\/cashier\//);
    const lenovo = openPartner(kit.sandbox, 'lenovo');
    const { sent } = await lenovo.outcome(made.data.orderNo, 'paid');
    expect(sent).toMatchObject([{ httpStatus: 200, answer: 'SUCCESS' }]);
    const { orderNo } = made.data;
    expect((await product.call('getPayStatus', { orderNo }, headers)).data.payStatus).toBe('PAID');
  });
});

describe('WeChat’s notifications', () => {
  it('[B-052] settle once, however often they are repeated', async () => {
    const { orderNo, status } = await order();
    expect(statuses((await kit.outcome(orderNo, 'paid', 'twice')).sent)).toEqual([200, 200]);
    const notice = await kit.notification(orderNo);
    const repeat = () => fetch(`${origin}/pay/notify/wechat/yujian`, { method: 'POST', ...notice });
    const again = await Promise.all(Array.from({ length: 10 }, repeat));
    expect(new Set(again.map(({ status: answered }) => answered))).toEqual(new Set([200]));
    expect(await status()).toBe('PAID');
    await product.expectHealthy();
  });

  it('[B-052] forged in any way, probed, of another app, merchant, order or currency: refused, nothing changes', async () => {
    const { orderNo, status, member } = await order();
    const { sent } = await kit.outcome(orderNo, 'paid', 'tampered');
    expect(sent.length).toBeGreaterThan(10);
    expect(new Set(statuses(sent))).toEqual(new Set([400]));
    expect(sent.every(({ answer }) => JSON.parse(answer).code === 'FAIL')).toBe(true);
    expect([await status(), await member()]).toEqual(['WAIT', null]);
  });

  it('[B-052] of another amount are refused until the correct one arrives', async () => {
    const { orderNo, status } = await order();
    await kit.ask('control/fault', { fault: 'amount', amount: '0.01' });
    expect(statuses((await kit.outcome(orderNo, 'paid')).sent)).toEqual([400]);
    expect(await status()).toBe('WAIT');
    await kit.ask('control/fault', { fault: 'none' });
    await kit.deliver();
    expect(await status()).toBe('PAID');
  });

  it('[B-052] cannot be verified a second time: support queries WeChat instead', async () => {
    const { orderNo } = await order();
    expect(statuses((await kit.outcome(orderNo, 'paid')).sent)).toEqual([200]);
    expect(await product.services.support.replay(orderNo)).toEqual([
      expect.stringMatching(/: signed in headers, which are not kept$/),
      'asked instead: nothing is left to settle',
    ]);
  });

  it('[B-100] report each refund by its number: ours, and those of the merchant’s console', async () => {
    const { orderNo } = await order();
    await kit.outcome(orderNo, 'paid');
    const { support } = product.services;
    const refundsOf = async () =>
      (await support.show(orderNo)).refund.map(({ fen, kind }) => `${kind} ${fen}`);
    const refundInConsole = (fen: number, refundNo: string) =>
      kit.ask<{ httpStatus: number }>('console/refunds', { outTradeNo: orderNo, fen, refundNo });
    expect(await refundInConsole(500, 'R-1')).toMatchObject({ httpStatus: 200 });
    expect(await support.refund(orderNo, '', 300)).toBe('partly-refunded');
    // Support entered it before its notification arrived.
    expect(await support.refundedThere(orderNo, '', 200)).toBe('partly-refunded');
    expect(await refundInConsole(200, 'R-2')).toMatchObject({ httpStatus: 200 });
    expect(await refundsOf()).toEqual(['provider 500', 'support 300', 'provider 200']);
    expect(await refundInConsole(MONTH.fen - 1_000, 'R-3')).toMatchObject({ httpStatus: 200 });
    expect((await support.show(orderNo)).order).toMatchObject([{ state: 'refunded' }]);
    await product.expectHealthy();
  });

  it("[B-052] at another brand's address is refused", async () => {
    const { orderNo, status } = await order();
    await kit.outcome(orderNo, 'paid', 'drop');
    const notice = await kit.notification(orderNo);
    const answer = await fetch(`${origin}/pay/notify/wechat/ddsp`, { method: 'POST', ...notice });
    expect([answer.status, await status()]).toEqual([400, 'WAIT']);
  });
});
