import { createVerify } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { paymentRequest, startAlipay } from '../../../../test/alipay-kit.ts';
import { ProviderUnavailable } from '../../../ports/payment-gateway.ts';

let kit: Awaited<ReturnType<typeof startAlipay>>;
beforeAll(async () => {
  kit = await startAlipay();
}, 60_000);
afterAll(() => kit.stop());

/** A trade whose cashier a buyer has opened. */
async function opened(changes = {}) {
  const request = paymentRequest(changes);
  await kit.openWallet(await kit.alipay.start('app', request));
  return request;
}
async function paid(changes = {}) {
  const request = await opened(changes);
  await kit.outcome(request.paymentNo, 'paid', 'drop');
  return request;
}
const query = ({ paymentNo }: { paymentNo: string }) => kit.alipay.query('yujian', paymentNo);
const refundOf = ({ paymentNo, fen }: { paymentNo: string; fen: number }, changes = {}) =>
  kit.alipay.refund({
    brand: 'yujian',
    paymentNo,
    refundNo: `R${paymentNo}`,
    fen,
    paidFen: fen,
    reason: '测试',
    ...changes,
  });

describe('starting a payment', () => {
  it('[B-046] app: the fields for the wallet, with a signature of the application key', async () => {
    const request = paymentRequest();
    const start = await kit.alipay.start('app', request);
    if (start.method !== 'app') throw new Error('not for the app');
    const { sign = '', ...fields } = start.payInfo;
    expect(Object.keys(fields).sort()).toEqual(
      'app_id biz_content charset format method notify_url sign_type timestamp version'.split(' '),
    );
    expect(fields).toMatchObject({
      charset: 'utf-8',
      format: 'JSON',
      method: 'alipay.trade.app.pay',
      notify_url: request.notifyUrl,
      sign_type: 'RSA2',
      version: '1.0',
    });
    expect(JSON.parse(fields.biz_content ?? '')).toMatchObject({
      out_trade_no: request.paymentNo,
      total_amount: '25.00',
      subject: request.title,
      product_code: 'QUICK_MSECURITY_PAY',
    });
    const text = Object.keys(fields)
      .sort()
      .map((name) => `${name}=${fields[name]}`)
      .join('&');
    const { privateKey } = await kit.control<{ privateKey: string }>('console/merchants/yujian');
    expect(createVerify('RSA-SHA256').update(text).verify(privateKey, sign, 'base64')).toBe(true);
    expect(JSON.stringify(start)).not.toContain(privateKey.slice(40, 80));
  });

  it('[B-046] app: the wallet opens its cashier with the price', async () => {
    const response = await kit.openWallet(await kit.alipay.start('app', paymentRequest({ fen: 1_905 })));
    expect(response.status).toBe(200);
    expect(await response.text()).toContain('¥19.05');
  });

  it.each(['h5', 'page'] as const)(
    '[B-048] %s: a form that opens the cashier with the price',
    async (method) => {
      const request = paymentRequest({ fen: 6_800 });
      const response = await kit.submitForm(await kit.alipay.start(method, request));
      expect(response.status).toBe(200);
      const page = await response.text();
      expect(page).toContain('¥68.00');
      expect(page).toContain(request.paymentNo);
      expect(page).toContain('连续包月 &amp; &quot;礼包&quot;');
    },
  );

  it('qr: a code that opens the cashier; until it is scanned there is no trade', async () => {
    const request = paymentRequest({ fen: 100 });
    const start = await kit.alipay.start('qr', request);
    if (start.method !== 'qr') throw new Error('no code');
    expect(await query(request)).toMatchObject({ state: 'absent' });
    expect(await (await fetch(start.qrContent)).text()).toContain('¥1.00');
    expect(await query(request)).toMatchObject({ state: 'open' });
  });

  it('a repeated number is the same trade; with another price it is refused', async () => {
    const request = await opened();
    await expect(kit.alipay.start('qr', request)).resolves.toMatchObject({ method: 'qr' });
    await expect(kit.alipay.start('qr', { ...request, fen: 1 })).rejects.toThrow('ACQ.CONTEXT_INCONSISTENT');
    await expect(kit.alipay.start('iap', request)).rejects.toBeInstanceOf(ProviderUnavailable);
  });

  it('returns the application and seller that receive the money', async () => {
    const { appId, sellerId } = await kit.alipay.merchantOf('yujian');
    expect(appId).toMatch(/^2021\d{12}$/);
    expect(sellerId).toMatch(/^2088\d{12}$/);
    expect((await kit.alipay.merchantOf('ddsp')).appId).not.toBe(appId);
  });
});

describe('querying', () => {
  it('absent, open, paid with all compared fields, closed', async () => {
    const request = paymentRequest();
    expect(await query(request)).toEqual({ brand: 'yujian', paymentNo: request.paymentNo, state: 'absent' });
    await kit.openWallet(await kit.alipay.start('app', request));
    expect(await query(request)).toMatchObject({ state: 'open' });
    const { trade } = await kit.outcome(request.paymentNo, 'paid', 'drop');
    const { appId, sellerId } = await kit.alipay.merchantOf('yujian');
    const fact = await query(request);
    expect(fact).toMatchObject({
      state: 'paid',
      tradeNo: trade.tradeNo,
      fen: 2_500,
      currency: 'RMB',
      appId,
      sellerId,
    });
    expect(Math.abs(Date.now() - (fact.paidAt?.getTime() ?? 0))).toBeLessThan(60_000);
    const other = await opened();
    await kit.outcome(other.paymentNo, 'closed');
    expect(await query(other)).toMatchObject({ state: 'closed' });
  });

  it('a payment that failed is still open', async () => {
    const request = await opened();
    await kit.outcome(request.paymentNo, 'failed');
    expect(await query(request)).toMatchObject({ state: 'open' });
  });

  it("another brand's payment is absent", async () => {
    const { paymentNo } = await paid();
    expect(await kit.alipay.query('ddsp', paymentNo)).toMatchObject({ state: 'absent' });
  });

  it('after its limit a trade cannot be paid, although clocks of merchant and provider agree only to the second', async () => {
    const request = await opened({ expiresAt: new Date(Date.now() - 1_000) });
    await expect(kit.outcome(request.paymentNo, 'paid')).rejects.toThrow('ACQ.TRADE_HAS_CLOSE');
    expect(await query(request)).toMatchObject({ state: 'closed' });
  });
});

describe('closing', () => {
  it('closes an open trade, and answers the same when repeated', async () => {
    const { paymentNo } = await opened();
    for (const _time of [1, 2]) {
      expect(await kit.alipay.close('yujian', paymentNo)).toMatchObject({ state: 'closed' });
    }
    await expect(kit.outcome(paymentNo, 'paid')).rejects.toThrow('ACQ.TRADE_HAS_CLOSE');
  });

  it('a payment made meanwhile answers paid, an unopened trade absent', async () => {
    const { paymentNo, fen } = await paid();
    expect(await kit.alipay.close('yujian', paymentNo)).toMatchObject({ state: 'paid', fen });
    expect(await kit.alipay.close('yujian', paymentRequest().paymentNo)).toMatchObject({ state: 'absent' });
  });
});

describe('refunding', () => {
  it('the whole payment, once however often it is requested', async () => {
    const request = await paid();
    for (const _time of [1, 2, 3]) expect(await refundOf(request)).toBe('done');
    const trade = await kit.control(`control/trades/${request.paymentNo}`);
    expect(trade).toMatchObject({ status: 'TRADE_CLOSED', refundedFen: 2_500 });
    expect(await query(request)).toMatchObject({ state: 'closed' });
  });

  it('20 concurrent requests refund once', async () => {
    const request = await paid();
    const answers = await Promise.all(Array.from({ length: 20 }, () => refundOf(request)));
    expect(new Set(answers)).toEqual(new Set(['done']));
    expect(await kit.control(`control/trades/${request.paymentNo}`)).toMatchObject({ refundedFen: 2_500 });
  });

  it.each([
    ['more than was paid', { fen: 2_501 }, 'ACQ.REFUND_AMT_NOT_EQUAL_TOTAL'],
    ['nothing', { fen: 0 }, 'ACQ.REFUND_AMT_NOT_EQUAL_TOTAL'],
  ])('refuses %s', async (_case, changes, subCode) => {
    const request = await paid();
    await expect(refundOf(request, changes)).rejects.toThrow(subCode);
    expect(await query(request)).toMatchObject({ state: 'paid' });
  });

  it('refuses unpaid and unknown payments, and a second refund by another number', async () => {
    await expect(refundOf(await opened())).rejects.toThrow('ACQ.TRADE_STATUS_ERROR');
    await expect(refundOf(paymentRequest())).rejects.toThrow('ACQ.TRADE_NOT_EXIST');
    const request = await paid();
    await refundOf(request);
    await expect(refundOf(request, { refundNo: 'another' })).rejects.toThrow('ACQ.TRADE_HAS_CLOSE');
    await expect(refundOf(request, { fen: 1 })).rejects.toThrow('ACQ.DISCORDANT_REPEAT_REQUEST');
  });

  it('every refusal is one kind of error, to be retried', async () => {
    await expect(refundOf(paymentRequest())).rejects.toBeInstanceOf(ProviderUnavailable);
  });
});
