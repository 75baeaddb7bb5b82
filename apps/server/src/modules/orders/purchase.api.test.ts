import { calls } from '@juban/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Checkout, H5_ORDER, MONTH, type Payer, startCheckout } from '../../../test/order-kit.ts';
import { findOrder } from './order.repository.ts';

const APP_ORDER = { goodsId: MONTH.goodsCode, payChannel: 'aliPay', sellingChannelId: 2 } as const;
const KEY = { 'idempotency-key': 'tap-0001' };

let checkout: Checkout;
let payer: Payer;
beforeAll(async () => {
  checkout = await startCheckout();
});
beforeEach(async () => {
  payer = await checkout.makePayer();
});
afterAll(() => checkout.stop());

const readOrder = (orderNo: string) => findOrder(checkout.product.foundation.database.db, payer.id, orderNo);
const makeH5 = (change: object = {}, headers: Record<string, string> = {}) =>
  checkout.product.call(
    'createPurchaseH5',
    { ...H5_ORDER, ...change },
    { ...checkout.headersOf(payer), ...headers },
  );
const makeApp = (change: object = {}, headers: Record<string, string> = {}) =>
  checkout.product.call(
    'createPurchase',
    { ...APP_ORDER, ...change },
    { ...checkout.headersOf(payer), ...headers },
  );

/** What a browser would send to Alipay from our form. */
function readForm(form = '') {
  const action = new URL(/action="([^"]+)"/.exec(form)?.[1] ?? '');
  const inputs = [...form.matchAll(/name="([^"]+)" value="([^"]*)"/g)];
  const fields = inputs.map(([, name = '', value = '']) => [name, value.replaceAll('&quot;', '"')]);
  const all: Record<string, string> = Object.fromEntries([...action.searchParams, ...fields]);
  return { all, content: JSON.parse(all.biz_content ?? '{}') as Record<string, string> };
}

describe('an order from an app', () => {
  it('[B-046] answers its number and exactly the fields for the wallet, signed by us', async () => {
    const { data, code } = await makeApp();
    expect(code).toBe('0000');
    expect(Object.keys(data.payInfo).sort()).toEqual([
      'app_id',
      'biz_content',
      'charset',
      'format',
      'method',
      'notify_url',
      'sign',
      'sign_type',
      'timestamp',
      'version',
    ]);
    expect(data.payInfo).toMatchObject({ method: 'alipay.trade.app.pay', sign_type: 'RSA2' });
    expect(data.payInfo.notify_url).toMatch(/\/pay\/notify\/alipay\/yujian$/);
    expect(checkout.alipay.isOurs(data.payInfo)).toBe(true);
    expect(checkout.alipay.isOurs({ ...data.payInfo, version: '2.0' })).toBe(false);
    const content = JSON.parse(data.payInfo.biz_content ?? '');
    expect(content).toMatchObject({ out_trade_no: data.orderNo, total_amount: '25.00' });
    expect(await checkout.stateOf(data.orderNo)).toBe('paying');
  });
});

describe('an order from a page', () => {
  it('[B-048] answers a form that opens the cashier with the price of the goods and returns to us', async () => {
    const { data } = await makeH5({ returnUrl: '/vip/simple?from=a' });
    const { all, content } = readForm(data.aliOrderVO?.body);
    expect(all.method).toBe('alipay.trade.wap.pay');
    expect(content).toMatchObject({ out_trade_no: data.orderNo, total_amount: '25.00' });
    const back = new URL(all.return_url ?? '');
    expect(back.pathname).toBe('/vip/simple');
    expect(Object.fromEntries(back.searchParams)).toEqual({ from: 'a', orderNo: data.orderNo });
    expect(data.wexinOrderVO).toBeUndefined();
  });

  it('[B-048] returns to the result page if the client names no return path', async () => {
    const { data } = await makeH5();
    const back = new URL(readForm(data.aliOrderVO?.body).all.return_url ?? '');
    expect(`${back.pathname}${back.search}`).toBe(`/vip/pay-result?orderNo=${data.orderNo}&ct=Android`);
  });

  it('[B-048] opens the wide cashier for a desktop client', async () => {
    const change = { clientType: 'win_rrsp', goodsCode: 'yujian_pc_month' };
    const { data } = await makeH5(change, { clientType: 'win_rrsp' });
    expect(readForm(data.aliOrderVO?.body).all.method).toBe('alipay.trade.page.pay');
  });
});

describe('secrets in addresses', () => {
  it('[A-083] a phone or a token in an address is not stored, and the return address still works', async () => {
    const said = {
      source: 'sms-13812346024',
      from_path: `/x?token=${payer.token}&mobile=+8613812346024`,
      returnUrl: `/vip/simple?drama=40026&token=${payer.token}&mobile=138.1234.6024`,
      oaid: '１３８１２３４６０２４',
    };
    const { data } = await makeH5(said);
    expect(await readOrder(data.orderNo)).toMatchObject({
      source: 'sms-138****6024',
      fromPath: '/x?token=***&mobile=+86138****6024',
      returnPath: '/vip/simple?drama=40026&token=***&mobile=138****6024',
      oaid: '138****6024',
    });
    const back = new URL(readForm(data.aliOrderVO?.body).all.return_url ?? '');
    expect(back.pathname).toBe('/vip/simple');
    expect(Object.fromEntries(back.searchParams)).toMatchObject({ drama: '40026', orderNo: data.orderNo });
    expect(await checkout.violations()).toEqual([]);
  });
});

describe('reserved values', () => {
  it.each(['renewal', 'app-store'])('the source %s is not accepted from a client', async (source) => {
    const { data } = await makeH5({ source });
    const found = await checkout.query(`select source from orders where order_no = '${data.orderNo}'`);
    expect(found).toEqual([{ source: '' }]);
  });

  it('a key like those of our charges is refused', async () => {
    const key = { 'idempotency-key': 'renewal of:26111509120012345100000001:2' };
    expect(await makeH5({}, key)).toMatchObject({ status: 400, code: '4000' });
  });
});

describe('frozen data', () => {
  it('[B-099] stays as sold, whatever changes in goods and agreements', async () => {
    const said = { source: 'banner', from_path: '/share/drama/1' };
    const { data } = await makeH5(said, { oaid: 'device-7' });
    const [agreement] = await checkout.query<{ version: number; hash: string }>(
      "select version, hash from agreements where key = 'yujian_vip' and effective_at <= now() order by version desc limit 1",
    );
    const sold = {
      goodsCode: MONTH.goodsCode,
      fen: MONTH.fen,
      currency: 'RMB',
      days: MONTH.days,
      vPower: MONTH.vPower,
      agreements: [{ key: 'yujian_vip', ...agreement }],
      brand: 'yujian',
      clientType: 'Android',
      channelId: 2,
      source: 'banner',
      fromPath: '/share/drama/1',
      oaid: 'device-7',
    };
    expect(await readOrder(data.orderNo)).toMatchObject(sold);
    const where = `where goods_code = '${MONTH.goodsCode}'`;
    await checkout.query(
      `update packages set fen = 1, days = 9999, v_power = 9999, goods_name = 'x' ${where}`,
    );
    try {
      expect(await checkout.notify(data.orderNo)).toBe('success');
    } finally {
      await checkout.query(
        `update packages set fen = ${MONTH.fen}, days = ${MONTH.days}, v_power = ${MONTH.vPower} ${where}`,
      );
    }
    expect(await readOrder(data.orderNo)).toMatchObject({ ...sold, state: 'fulfilled' });
    expect((await checkout.profileOf(payer)).changedValue).toBe(MONTH.vPower);
  });

  it('[B-099] a renewable package also freezes the renewal agreement', async () => {
    const { data } = await makeH5({ goodsCode: 'yujian_android_auto_month' });
    const frozen = (await readOrder(data.orderNo))?.agreements ?? [];
    expect(frozen.map(({ key }) => key)).toEqual(['yujian_vip', 'yujian_renewal']);
  });
});

describe('invalid requests', () => {
  it.each<[string, object, string]>([
    ['unknown goods', { goodsCode: 'yujian_android_none' }, '2101'],
    ['goods of another brand', { goodsCode: 'jqq_android_month' }, '2101'],
    ['goods of another channel', { sellingChannelId: 57 }, '2101'],
    ['goods sold for another brand', { clientType: 'android_jxx', goodsCode: 'jqq_android_month' }, '2101'],
    ['an unknown client type', { clientType: 'toaster' }, '4000'],
    ['a price', { price: 0.01 }, '4000'],
    ['an amount', { totalAmount: '-1' }, '4000'],
    ['a foreign return address', { returnUrl: 'https://evil.example/' }, '4000'],
    ['a return address without a scheme', { returnUrl: '//evil.example' }, '4000'],
    ['a wallet of other clients', { payChannel: 'qihoo' }, '2102'],
    ['an unknown wallet', { payChannel: 'cash' }, '4000'],
    ['a number out of range', { sellingChannelId: 1e15 }, '4000'],
  ])('[B-097] %s', async (_what, change, code) => {
    const before = await checkout.count('orders');
    const answer = await checkout.product.callRaw(
      calls.createPurchaseH5,
      { ...H5_ORDER, ...change },
      checkout.headersOf(payer),
    );
    expect(answer.code).toBe(code);
    expect(answer.msg).toMatch(/[\u4e00-\u9fff]/);
    expect(await checkout.count('orders')).toBe(before);
  });

  it('[B-097] without a login: 1024 whatever else is wrong', async () => {
    const before = await checkout.count('orders');
    for (const call of [calls.createPurchase, calls.createPurchaseH5]) {
      expect((await checkout.product.callRaw(call, { price: 1 })).code).toBe('1024');
      expect((await checkout.product.callRaw(call, H5_ORDER, { token: 'x.y' })).code).toBe('1024');
    }
    expect(await checkout.count('orders')).toBe(before);
  });

  it('[B-097] an unreachable provider: no order is made, and the same key can be retried', async () => {
    const order = { clientType: 'android_jxx', goodsCode: 'jqq_android_month', sellingChannelId: 18 };
    const headers = { ...KEY, clientType: 'android_jxx' };
    checkout.alipay.setAway(true);
    expect((await makeH5(order, headers)).code).toBe('2103');
    const lines = checkout.product.logs.filter((line) => line.includes('"answer":"2103"'));
    expect(lines.map((line) => JSON.parse(line))).toMatchObject([
      { level: 40, why: expect.stringMatching(/./) },
    ]);
    expect(await checkout.count('orders', `user_id = ${payer.id}`)).toBe(0);
    checkout.alipay.setAway(false);
    expect((await makeH5(order, headers)).code).toBe('0000');
  });
});

describe('an idempotency key', () => {
  it('[B-097] returns the same order again, with what is needed to pay it', async () => {
    const first = await makeH5({}, KEY);
    const second = await makeH5({}, KEY);
    expect(second.data.orderNo).toBe(first.data.orderNo);
    expect(readForm(second.data.aliOrderVO?.body).content.out_trade_no).toBe(first.data.orderNo);
    expect(await checkout.count('orders', `user_id = ${payer.id}`)).toBe(1);
  });

  it('[B-097] with other content is a conflict', async () => {
    const { data } = await makeH5({}, KEY);
    const others = [{ goodsCode: 'yujian_android_season' }, { returnUrl: '/vip' }, { payChannel: 'wechat' }];
    for (const change of others) {
      expect(await makeH5(change, KEY)).toMatchObject({ status: 409, code: '4090' });
    }
    expect(await makeApp({}, KEY)).toMatchObject({ status: 409, code: '4090' });
    expect(await checkout.count('orders', `user_id = ${payer.id}`)).toBe(1);
    expect((await makeH5({}, KEY)).data.orderNo).toBe(data.orderNo);
  });

  it('[B-097] makes one order of twenty concurrent taps', async () => {
    const taps = await Promise.all(Array.from({ length: 20 }, () => makeH5({}, KEY)));
    expect(taps.map(({ code }) => code)).toEqual(taps.map(() => '0000'));
    expect(new Set(taps.map(({ data }) => data.orderNo)).size).toBe(1);
    expect(await checkout.count('orders', `user_id = ${payer.id}`)).toBe(1);
    expect(await checkout.count('payments', `user_id = ${payer.id}`)).toBe(1);
    expect(await checkout.violations()).toEqual([]);
  });

  it('[B-097] belongs to its user only', async () => {
    const { data } = await makeH5({}, KEY);
    payer = await checkout.makePayer();
    expect((await makeH5({}, KEY)).data.orderNo).not.toBe(data.orderNo);
  });

  it.each(['seven-7', 'x'.repeat(65), 'with spaces in it'])('[B-097] cannot be %j', async (key) => {
    expect(await makeH5({}, { 'idempotency-key': key })).toMatchObject({ status: 400, code: '4000' });
    expect(await checkout.count('orders', `user_id = ${payer.id}`)).toBe(0);
  });
});
