import { AsyncLocalStorage } from 'node:async_hooks';
import { PGlite } from '@electric-sql/pglite';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Buyer, type Shop, startShop } from '../../../test/shop-kit.ts';
import { createWalletControl, type Notice } from '../../../test/wallet-control.ts';
import { findOrder, moveOrder } from '../orders/order.repository.ts';
import { listPayments } from '../payments/payment.repository.ts';

const WECHAT = { 'user-agent': 'Mozilla/5.0 (iPhone) MicroMessenger/8.0.50 NetType/WIFI' };
const HANDLE = /\b[0-9a-f]{32}\b/;
const HOUR_MS = 3_600_000;

let shop: Shop;
let wechat: ReturnType<typeof createWalletControl>;
let owner: Buyer;
const goods = { plain: '', renewing: '' };
beforeAll(async () => {
  // The background jobs use this timer; here only the test acts.
  vi.useFakeTimers({ toFake: ['setInterval'] });
  shop = await startShop();
  vi.useRealTimers();
  wechat = createWalletControl(`${shop.provider.sandbox.url}/wechat`);
  const { data } = await shop.product.call('listPackages', { market: 'tv' }, { clientType: 'tv' });
  for (const { renewType, refGoodsCode } of data.data)
    goods[renewType === 'RENEWABLE' ? 'renewing' : 'plain'] ||= refGoodsCode;
});
afterAll(() => shop.stop());
beforeEach(async () => {
  owner = await shop.makeBuyer({ nickName: '小明同学' });
});

const db = () => shop.product.foundation.database.db;
const headersOf = ({ token }: Buyer) => ({ token, clientType: 'tv' });
const tvQr = (input: object = {}, headers: Record<string, string> = headersOf(owner)) =>
  shop.product.call('getTvQr', { goodsCode: goods.plain, sellingChannelId: '2', ...input } as never, headers);
const desktopQr = (input: object = {}, who = owner) =>
  shop.product.call(
    'createQr',
    {
      goodsCode: goods.plain,
      sellingChannelId: 2,
      renew: 0,
      payChannel: 'aliPay',
      clientType: 'tv',
      ...input,
    } as never,
    headersOf(who),
  );
const handleOf = (qrContent: string) => new URL(qrContent).searchParams.get('orderInfoMD5') ?? '';
const pageOf = (handle: string) => `/next/vip/handoff?orderInfoMD5=${handle}&ct=tv`;
const look = (orderInfoMD5: string, headers = {}) =>
  shop.product.call('getHandoffOrder', { orderInfoMD5 }, headers);
const payBy = (orderInfoMD5: string, input: object = {}, headers = {}) =>
  shop.product.call('payHandoffOrder', { orderInfoMD5, ...input }, headers);
const poll = (orderNo: string, input: object = {}, headers = {}) =>
  shop.product.call('getTvPayStatus', { orderNo, ...input }, headers);
const end = (statement: string) => shop.product.foundation.database.exec(statement);

async function show() {
  const { data } = await tvQr();
  return { orderNo: data.orderNo, handle: handleOf(data.qrContent) };
}

/** Like a phone inside WeChat: redirected to identify the payer, it returns with a code and pays. */
async function payInWechat(handle: string): Promise<void> {
  const asked = await payBy(handle, {}, WECHAT);
  const sentBack = await fetch(String(asked.data.authorizeUrl), { redirect: 'manual' });
  const back = new URL(sentBack.headers.get('location') ?? '');
  expect(back.pathname + back.search).toContain(`${pageOf(handle)}&payChannel=wechat`);
  const wechatCode = back.searchParams.get('code') ?? '';
  const { data } = await payBy(handle, { wechatCode }, WECHAT);
  expect(Object.keys(data.jsapi ?? {}).sort()).toEqual(
    ['appId', 'nonceStr', 'package', 'paySign', 'signType', 'timeStamp'].sort(),
  );
  await fetch(`${shop.provider.sandbox.url}/wechat/wallet/jsapi?${new URLSearchParams(data.jsapi)}`);
}

async function notifyWechat(paymentNo: string): Promise<number> {
  await wechat.outcome(paymentNo, 'paid', 'drop');
  const { headers, body }: Notice = await wechat.notification(paymentNo);
  const answer = await shop.product.app.inject({
    method: 'POST',
    url: '/pay/notify/wechat/yujian',
    payload: body,
    headers: { ...headers, 'content-type': 'application/json' },
  });
  return answer.statusCode;
}

describe('a code on a television', () => {
  it('[A-095] leads to the handoff page by a new handle; repeated, in parallel, the order stays', async () => {
    const { code, data } = await tvQr({}, { ...headersOf(owner), deviceid: 'box-7' });
    expect(code).toBe('0000');
    expect(data).toEqual({ qrContent: expect.any(String), orderNo: expect.any(String), expiresIn: 120 });
    expect(await shopCount('orders', `order_no = '${data.orderNo}' and source = 'box-7'`)).toBe(1);
    const { publicOrigin } = shop.product.foundation.config;
    expect(data.qrContent.replace(HANDLE, 'HANDLE')).toBe(
      `${publicOrigin}/next/vip/handoff?orderInfoMD5=HANDLE&ct=tv&renew=0&tip=0&payChannel=wechat`,
    );
    const again = await Promise.all(Array.from({ length: 10 }, () => tvQr()));
    expect(new Set(again.map((each) => each.data.orderNo))).toEqual(new Set([data.orderNo]));
    const handles = again.map((each) => handleOf(each.data.qrContent));
    expect(new Set([...handles, handleOf(data.qrContent)]).size).toBe(11);
    expect(await listPayments(db(), owner.id, data.orderNo)).toHaveLength(1);
    const newest = handleOf((await tvQr()).data.qrContent);
    expect((await look(newest)).data).toMatchObject({ payStatus: 'WAIT', price: 39, clientType: 'tv' });
    expect((await payBy(newest)).data.orderNo).toBe(data.orderNo);
    const other = await shop.makeBuyer();
    const { orderNo } = (await tvQr({}, headersOf(other))).data;
    expect(await shopCount('orders', `order_no = '${orderNo}' and source = ''`)).toBe(1);
  });

  it('[A-095] of renewable goods accepts Alipay only, and is refused without a login, and for unknown and foreign goods', async () => {
    const { data } = await tvQr({ goodsCode: goods.renewing });
    expect(new URL(data.qrContent).searchParams.get('payChannel')).toBeNull();
    expect(new URL(data.qrContent).searchParams.get('renew')).toBe('1');
    expect((await look(handleOf(data.qrContent))).data.payChannels).toEqual(['aliPay']);
    expect((await tvQr({}, { clientType: 'tv' })).code).toBe('1024');
    expect((await tvQr({ goodsCode: 'nothing' })).code).toBe('2101');
    expect((await tvQr({ clientType: 'android_ddsp' })).code).toBe('2101');
    expect((await tvQr({ goodsCode: "a' or 1=1" })).code).toBe('4000');
  });
});

describe('an order behind a code', () => {
  it('[B-026] is shown without a login, with only the data of its owner that paying needs', async () => {
    const { orderNo, handle } = await show();
    const { code, data, body } = await look(handle);
    expect(code).toBe('0000');
    expect(data).toEqual({
      goodsName: expect.any(String),
      price: 39,
      currency: 'RMB',
      days: 31,
      vPower: expect.any(Number),
      renewable: false,
      nickName: '小**',
      brand: 'yujian',
      clientType: 'tv',
      payStatus: 'WAIT',
      closeTime: expect.any(Number),
      payChannels: ['aliPay', 'wechat'],
      tip: 0,
      refundRule: expect.stringContaining('支付后 7 天内'),
    });
    for (const hidden of [String(owner.id), orderNo]) expect(body).not.toContain(hidden);
  });

  it('[B-026] [A-094] is refused for unknown, expired and malformed handles and those of another brand', async () => {
    const { handle } = await show();
    const foreign = { clientType: 'android_ddsp' };
    for (const ask of [look, (each: string, headers = {}) => payBy(each, {}, headers)]) {
      expect(await ask('0'.repeat(32))).toMatchObject({ code: '2107', msg: expect.stringContaining('失效') });
      expect(await ask(handle, foreign)).toMatchObject({ code: '2107' });
      for (const bad of ['', handle.toUpperCase(), `${handle}0`, "' or 1=1 --"])
        expect((await ask(bad)).code).toBe('4000');
    }
    expect((await look(handle, { clientType: 'tv' })).code).toBe('0000');
    const late = await show();
    await end(`update order_handles set expires_at = now() where user_id = ${owner.id}`);
    expect((await look(late.handle)).code).toBe('2107');
    expect((await payBy(late.handle)).code).toBe('2107');
    const { data } = await tvQr();
    expect((await look(handleOf(data.qrContent))).code).toBe('0000');
    expect(await shopCount('order_handles', `user_id = ${owner.id}`)).toBe(1);
  });

  it('[A-094] [B-026] is paid at its own price by whoever scanned, and its owner gets the days', async () => {
    const { orderNo, handle } = await show();
    const { code, data } = await payBy(handle);
    expect(code).toBe('0000');
    expect(data.orderNo).toBe(orderNo);
    const form = await shop.provider.submitForm({ method: 'h5', body: data.aliOrderVO?.body ?? '' });
    expect(await form.text()).toContain('39.00');
    expect(data.aliOrderVO?.body).toContain(encodeURIComponent(pageOf(handle)));
    await shop.pay(orderNo);
    expect(await shop.notify(orderNo)).toBe('success');
    expect((await shop.detail(owner, orderNo)).state).toBe('fulfilled');
    expect((await shop.profile(owner)).vipInfo.expiredTime).not.toBeNull();
    expect((await look(handle)).data.payStatus).toBe('PAID');
    expect((await payBy(handle)).code).toBe('2108');
    expect((await payBy(handle, {}, WECHAT)).code).toBe('2108');
  });

  it('[A-094] is refused once its time is over, and for wallets that do not sell it', async () => {
    const { handle } = await show();
    for (const payChannel of ['apple', 'qihoo', 'lenovo'])
      expect((await payBy(handle, { payChannel })).code).toBe('2102');
    const { data } = await payBy(handle, { payChannel: 'wechat' });
    expect(data.wexinOrderVO?.body).toMatch(/^https?:.*redirect_url=/);
    await shop.advance(HOUR_MS);
    expect((await payBy(handle)).code).toBe('2109');
    const next = await show();
    expect(next.orderNo).not.toBe(data.orderNo);
  });
});

const shopCount = async (table: string, where: string) => {
  const { rows } = (await db().execute(
    `select count(*)::int as n from ${table} where ${where}`,
  )) as unknown as {
    rows: Array<{ n: number }>;
  };
  return rows[0]?.n;
};

describe('the payment status', () => {
  it('[A-096] [C-047] is shown to the owner and to anyone with its code, and to nobody else', async () => {
    const { orderNo, handle } = await show();
    const other = await shop.makeBuyer();
    const own = () => shop.product.call('getPayStatus', { orderNo }, headersOf(owner));
    expect((await own()).data).toEqual({ payStatus: 'WAIT' });
    expect((await poll(orderNo, {}, headersOf(owner))).data).toEqual({ payStatus: 'WAIT' });
    expect((await poll(orderNo, { orderInfoMD5: handle })).data).toEqual({ payStatus: 'WAIT' });
    const elsewhere = (await shop.product.call('getPayStatus', { orderNo }, headersOf(other))).body;
    expect(elsewhere).toContain('4040');
    expect((await poll(orderNo, {}, headersOf(other))).body).toBe(elsewhere);
    expect((await poll(`${orderNo}9`, {}, headersOf(owner))).body).toBe(elsewhere);
    expect((await poll(orderNo)).code).toBe('1024');
    expect((await poll(`${orderNo}9`, { orderInfoMD5: handle })).code).toBe('2107');
    expect((await poll(orderNo, { orderInfoMD5: 'f'.repeat(32) })).code).toBe('2107');
    await shop.provider.submitForm({ method: 'h5', body: (await payBy(handle)).data.aliOrderVO?.body ?? '' });
    await shop.pay(orderNo);
    await shop.notify(orderNo);
    expect((await own()).data).toEqual({ payStatus: 'PAID' });
    expect((await poll(orderNo, { orderInfoMD5: handle })).data).toEqual({ payStatus: 'PAID' });
  });

  it('[A-096] [C-047] costs no query when polled, and a round shows changes by others', async () => {
    const { orderNo, handle } = await show();
    const ask = () =>
      Promise.all([
        poll(orderNo, {}, headersOf(owner)),
        poll(orderNo, { orderInfoMD5: handle }),
        shop.product.call('getPayStatus', { orderNo }, headersOf(owner)),
      ]);
    await ask();
    const seen = await statementsOf(async () => {
      for (let times = 0; times < 20; times += 1) await ask();
    });
    expect(seen).toEqual([]);
    // As another process would: this one is not notified.
    const order = await findOrder(db(), owner.id, orderNo);
    const facts = { isPaid: false, isOver: true };
    if (order) await moveOrder(db(), order, { to: 'closed', cause: 'test', at: new Date(), facts });
    await shop.product.services.payStatuses.refresh();
    expect((await ask()).map(({ data }) => data.payStatus)).toEqual(['CLOSED', 'CLOSED', 'CLOSED']);
    await end(`update sessions set expires_at = now() where user_id = ${owner.id}`);
    await shop.product.services.accounts.refreshPolls();
    expect((await poll(orderNo, {}, headersOf(owner))).code).toBe('1024');
  });
});

const underWatch = new AsyncLocalStorage<true>();

/** The statements of the work itself. */
async function statementsOf(work: () => Promise<unknown>): Promise<unknown[]> {
  const seen: unknown[] = [];
  const spies = [pg.Client.prototype, PGlite.prototype].map((prototype) => {
    const query = prototype.query as (...args: unknown[]) => unknown;
    return vi.spyOn(prototype, 'query').mockImplementation(function (this: unknown, ...args: unknown[]) {
      if (underWatch.getStore()) seen.push(args[0]);
      return query.apply(this, args) as never;
    });
  });
  await underWatch.run(true, work);
  for (const spy of spies) spy.mockRestore();
  return seen;
}

describe('an order continued elsewhere', () => {
  it('is paid in the mini-program after it was started in WeChat’s browser: each has its own application', async () => {
    const { orderNo, handle } = await show();
    await payInWechat(handle);
    const { miniProgram } = await (
      await fetch(`${shop.provider.sandbox.url}/wechat/console/merchants/yujian`)
    ).json();
    const login = `${shop.provider.sandbox.url}/wechat/wallet/mini-login?appid=${miniProgram.appId}`;
    const { code: wechatCode } = await (await fetch(login)).json();
    const way = { orderNo, payChannel: 'wechat', wechatCode } as const;
    const { code, data } = await shop.product.call('payOrder', way, headersOf(owner));
    expect(code).toBe('0000');
    expect(data.jsapi?.appId).toBe(miniProgram.appId);
    const methods = (await listPayments(db(), owner.id, orderNo)).map(({ method }) => method);
    expect(methods).toEqual(expect.arrayContaining(['jsapi', 'mini']));
  });

  it('signs the renewal with the wallet it is paid by, though it was started with a cashier without contracts', async () => {
    const desktop = { token: owner.token, clientType: 'win_rrsp_360' };
    const { data: packages } = await shop.product.call('listPackages', { market: 'pc' }, desktop);
    const goodsCode = packages.data.find(({ renewType }) => renewType === 'RENEWABLE')?.refGoodsCode;
    const ask = (payChannel: string) =>
      shop.product.call(
        'createQr',
        { goodsCode, sellingChannelId: 2, renew: 1, payChannel } as never,
        desktop,
      );
    const [begun, going] = [await ask('qihoo'), await ask('aliPay')];
    expect(going.data.orderNo).toBe(begun.data.orderNo);
    const paying = await payBy(handleOf(going.data.qrContent), { payChannel: 'aliPay' });
    expect(paying.code).toBe('0000');
    expect(decodeURIComponent(paying.data.aliOrderVO?.body ?? '')).toContain('agreement_sign_params');
    expect(await shopCount('contracts', `contract_no = '${begun.data.orderNo}'`)).toBe(1);
  });
});

describe('a code on a desktop', () => {
  it('[C-046] reuses the open order whichever wallet it is opened with', async () => {
    const alipay = (await desktopQr()).data;
    expect(alipay).toEqual({
      orderNo: expect.any(String),
      qrContent: expect.stringMatching(/orderInfoMD5=[0-9a-f]{32}&ct=tv&renew=0&tip=0$/),
      expiresIn: 120,
      alreadyContract: false,
    });
    const wechatQr = (await desktopQr({ payChannel: 'wechat' })).data;
    expect(wechatQr.orderNo).toBe(alipay.orderNo);
    expect(wechatQr.qrContent).toMatch(/tip=0&payChannel=wechat$/);
    const other = await shop.makeBuyer();
    expect((await desktopQr({}, other)).data.orderNo).not.toBe(alipay.orderNo);
  });

  it('[C-046] of a partner’s client is the partner’s own, and keeps the machine’s name from the address', async () => {
    const { data: packages } = await shop.product.call(
      'listPackages',
      { market: 'pc' },
      { clientType: 'win_rrsp_lianxiang' },
    );
    const plain = packages.data.find(({ renewType }) => renewType === 'NORMAL');
    const input = { goodsCode: plain?.refGoodsCode, sellingChannelId: 2, renew: '0', payChannel: 'lenovo' };
    const made = await shop.product.app.inject({
      method: 'POST',
      url: '/api/purchase_info/create_qr?lencid=L-77&source=x',
      payload: input,
      headers: { token: owner.token, clienttype: 'win_rrsp_lianxiang' },
    });
    const { code, data } = made.json();
    expect(code).toBe('0000');
    expect(data.qrContent).not.toContain('handoff');
    expect(await shopCount('orders', `order_no = '${data.orderNo}' and source = 'L-77'`)).toBe(1);
    const elsewhere = { token: owner.token, clientType: 'win_rrsp' };
    expect((await shop.product.call('createQr', input as never, elsewhere)).code).toBe('2102');
  });

  it('[C-046] is refused if it names another renewal than the goods, a price, or no goods', async () => {
    expect(await desktopQr({ renew: 1 })).toMatchObject({
      code: '4000',
      msg: expect.stringContaining('续费'),
    });
    expect((await desktopQr({ renew: 2 })).code).toBe('4000');
    expect((await desktopQr({ price: 0.01 })).code).toBe('4000');
    expect((await desktopQr({ goodsCode: goods.renewing, renew: 1, payChannel: 'wechat' })).code).toBe(
      '2102',
    );
    expect((await desktopQr({ goodsCode: 'nothing' })).code).toBe('2101');
    expect((await desktopQr({ payChannel: 'apple' })).code).toBe('2102');
    expect((await shop.product.call('createQr', {} as never)).code).toBe('1024');
  });

  it('[C-046] two of them, both paid at once by two wallets, end as one grant and one refund', async () => {
    const [first, second] = [(await desktopQr()).data, (await desktopQr({ payChannel: 'wechat' })).data];
    const { orderNo } = first;
    const form = await payBy(handleOf(first.qrContent));
    await shop.provider.submitForm({ method: 'h5', body: form.data.aliOrderVO?.body ?? '' });
    await payInWechat(handleOf(second.qrContent));
    await shop.pay(orderNo);
    const answers = await Promise.all([shop.notify(orderNo), notifyWechat(`${orderNo}_2`)]);
    expect(answers).toEqual(['success', expect.any(Number)]);
    await shop.product.services.outbox.drain();
    const owned = `user_id = ${owner.id}`;
    expect(await shopCount('fulfilments', owned)).toBe(1);
    expect(await shopCount('ledger_entries', `${owned} and ledger = 'entitlement'`)).toBe(1);
    expect(await shopCount('refunds', `${owned} and kind = 'surplus' and state = 'done'`)).toBe(1);
    const attempts = await listPayments(db(), owner.id, orderNo);
    expect(attempts.map(({ provider, method }) => `${provider} ${method}`)).toEqual([
      'alipay h5',
      'wechat jsapi',
    ]);
    expect(attempts.map(({ state }) => state).sort()).toEqual(['paid', 'refunded']);
    const [trade, other] = [await shop.trade(orderNo), await wechat.trade(`${orderNo}_2`)];
    expect([trade.refundedFen, other.refundedFen].sort()).toEqual([0, trade.fen]);
    expect(await shop.violations()).toEqual([]);
  });

  it('[C-046] once paid by one wallet, it can no longer be paid by the other', async () => {
    const { data } = await desktopQr();
    const { orderNo } = data;
    const handle = handleOf(data.qrContent);
    const form = await payBy(handle);
    await shop.provider.submitForm({ method: 'h5', body: form.data.aliOrderVO?.body ?? '' });
    await payInWechat(handle);
    expect(await notifyWechat(`${orderNo}_2`)).toBeLessThan(300);
    await shop.product.services.reconciliation.reconcileDue();
    expect((await shop.trade(orderNo)).status).toBe('TRADE_CLOSED');
    const attempts = await listPayments(db(), owner.id, orderNo);
    expect(attempts.map(({ state }) => state)).toEqual(['closed', 'paid']);
    expect((await shop.detail(owner, orderNo)).payChannel).toBe('wechat');
  });
});
