import { createVerify } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Alipay, openAlipay } from '../../test/alipay-kit.ts';

const RETURN = { return_url: 'http://127.0.0.1:9/vip/pay-result?orderNo=7' };
let alipay: Alipay;
beforeAll(async () => {
  alipay = await openAlipay();
}, 30_000);
afterAll(() => alipay.app.close());

let count = 0;
async function cashier(content: object = {}, changes: Record<string, string> = RETURN) {
  count += 1;
  const outTradeNo = `cashier-${count}`;
  const order = { out_trade_no: outTradeNo, total_amount: '19.90', subject: '<b>季卡</b>', ...content };
  const path = await alipay.open(order, changes);
  return { outTradeNo, path };
}
const show = async (path: string) => (await alipay.app.inject(path)).body;
const statusOf = async (outTradeNo: string) =>
  (await alipay.control<{ status: string }>(`trades/${outTradeNo}`)).status;

describe('cashier', () => {
  it('shows price, goods and the sandbox notice, without a script', async () => {
    const page = await show((await cashier()).path);
    expect(page).toContain('¥19.90');
    expect(page).toContain('&lt;b&gt;季卡&lt;/b&gt;');
    expect(page).toContain('不会扣除真实资金');
    expect(page).not.toContain('<script');
  });

  it('pay: returns to the merchant with the provider’s signature', async () => {
    const { path, outTradeNo } = await cashier();
    const answer = await alipay.tap(path, 'pay');
    expect(answer.statusCode).toBe(303);
    const back = new URL(String(answer.headers.location));
    expect(back.pathname).toBe('/vip/pay-result');
    const { orderNo, sign = '', sign_type, ...fields } = Object.fromEntries(back.searchParams);
    expect({ orderNo, sign_type }).toEqual({ orderNo: '7', sign_type: 'RSA2' });
    expect(fields).toMatchObject({ out_trade_no: outTradeNo, total_amount: '19.90' });
    const text = Object.keys(fields)
      .sort()
      .map((name) => `${name}=${fields[name]}`)
      .join('&');
    const [key = ''] = alipay.account.publicKeys;
    expect(createVerify('RSA-SHA256').update(text).verify(key, sign, 'base64')).toBe(true);
    expect(await statusOf(outTradeNo)).toBe('TRADE_SUCCESS');
  });

  it('a second tap takes no second payment', async () => {
    const { path, outTradeNo } = await cashier();
    await alipay.tap(path, 'pay');
    const again = await alipay.tap(path, 'pay');
    expect(again.statusCode).toBe(409);
    expect(again.body).toContain('ACQ.TRADE_HAS_SUCCESS');
    const successes = await alipay.control<Array<{ outTradeNo: string }>>('successes');
    expect(successes.filter((trade) => trade.outTradeNo === outTradeNo)).toHaveLength(1);
    expect(await show(path)).toContain('支付成功');
  });

  it('fail: shows the failure and allows another attempt', async () => {
    const { path, outTradeNo } = await cashier();
    const answer = await alipay.tap(path, 'fail');
    expect(answer.body).toContain('支付没有成功');
    expect(await statusOf(outTradeNo)).toBe('WAIT_BUYER_PAY');
    expect((await alipay.tap(path, 'pay')).statusCode).toBe(303);
  });

  it('cancel: goes to the merchant’s address, or shows a page with a back link', async () => {
    const quit = await cashier({ quit_url: 'http://127.0.0.1:9/vip' });
    expect((await alipay.tap(quit.path, 'cancel')).headers.location).toBe('http://127.0.0.1:9/vip');
    const stay = await cashier();
    const answer = await alipay.tap(stay.path, 'cancel');
    expect(answer.body).toContain('已取消支付');
    expect(answer.body).toContain(`href="${RETURN.return_url}"`);
    expect(await statusOf(stay.outTradeNo)).toBe('WAIT_BUYER_PAY');
  });

  it('after the time limit: shows the trade as closed, without a button', async () => {
    const page = await show((await cashier({ time_expire: '2020-01-01 00:00:00' })).path);
    expect(page).toContain('交易已关闭');
    expect(page).not.toContain('<button');
  });

  it('reports the result to the app that opened the wallet, and only to an app', async () => {
    const fields = alipay.sign(
      alipay.fieldsOf('alipay.trade.app.pay', { out_trade_no: 'app-1', total_amount: '1', subject: 'x' }),
    );
    const opened = await alipay.app.inject(`/alipay/gateway.do?${new URLSearchParams(fields)}`);
    const path = String(opened.headers.location);
    expect((await alipay.tap(path, 'pay')).headers.location).toBe(path);
    expect(await show(path)).toContain('"resultStatus":"9000"');
    const browser = await cashier();
    await alipay.tap(browser.path, 'pay');
    expect(await show(browser.path)).not.toContain('resultStatus');
  });

  it.each(['/alipay/cashier/nobody', `/alipay/cashier/${'x'.repeat(60)}`])(
    'finds no trade for %s',
    async (path) => {
      const answer = await alipay.app.inject(path);
      expect(answer.statusCode).toBe(404);
      expect(answer.body).toContain('没有这笔交易');
    },
  );

  it('does not open for an order that was modified', async () => {
    const order = { out_trade_no: 'changed', total_amount: '19.90', subject: 'x' };
    const fields = alipay.sign(alipay.fieldsOf('alipay.trade.wap.pay', order));
    const changed = { ...fields, biz_content: JSON.stringify({ ...order, total_amount: '0.01' }) };
    const answer = await alipay.app.inject(`/alipay/gateway.do?${new URLSearchParams(changed)}`);
    expect(answer.statusCode).toBe(400);
    expect(answer.body).toContain('isv.invalid-signature');
  });
});
