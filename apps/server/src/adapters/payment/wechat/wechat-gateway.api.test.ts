import { createPublicKey, verify } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { paymentRequest } from '../../../../test/alipay-kit.ts';
import { startWechat } from '../../../../test/wechat-kit.ts';
import { ProviderUnavailable } from '../../../ports/payment-gateway.ts';

let kit: Awaited<ReturnType<typeof startWechat>>;
beforeAll(async () => {
  kit = await startWechat();
}, 60_000);
afterAll(() => kit.stop());

async function opened(changes = {}) {
  const request = paymentRequest(changes);
  await kit.wechat.start('app', request);
  return request;
}
async function paid(changes = {}) {
  const request = await opened(changes);
  await kit.outcome(request.paymentNo, 'paid', 'drop');
  return request;
}
const query = ({ paymentNo }: { paymentNo: string }) => kit.wechat.query('yujian', paymentNo);
const refundOf = ({ paymentNo, fen }: { paymentNo: string; fen: number }, changes = {}) =>
  kit.wechat.refund({
    brand: 'yujian',
    paymentNo,
    refundNo: `R${paymentNo}`,
    fen,
    paidFen: fen,
    reason: '测试',
    ...changes,
  });
const isOurs = async (sign: string, ...lines: string[]) => {
  const key = createPublicKey((await kit.account()).privateKey);
  const text = lines.map((line) => `${line}\n`).join('');
  return verify('sha256', Buffer.from(text), key, Buffer.from(sign, 'base64'));
};

describe('starting a payment', () => {
  it('[B-047] app: the fields for the wallet, with a valid signature', async () => {
    const start = await kit.wechat.start('app', paymentRequest({ fen: 1_905 }));
    if (start.method !== 'app') throw new Error('not for the app');
    const { appid = '', timestamp = '', noncestr = '', prepayid = '', sign = '' } = start.payInfo;
    expect(Object.keys(start.payInfo).sort()).toEqual(
      'appid noncestr packageValue partnerid prepayid sign timestamp'.split(' '),
    );
    const { appId, mchId, privateKey } = await kit.account();
    expect(start.payInfo).toMatchObject({ appid: appId, partnerid: mchId, packageValue: 'Sign=WXPay' });
    expect(await isOurs(sign, appid, timestamp, noncestr, prepayid)).toBe(true);
    expect(JSON.stringify(start)).not.toContain(privateKey.slice(40, 80));
    const page = await kit.openWallet(start);
    expect(page.status).toBe(200);
    expect(await page.text()).toContain('¥19.05');
    const changed = { ...start, payInfo: { ...start.payInfo, noncestr: 'other' } };
    expect((await kit.openWallet(changed)).status).toBe(400);
  });

  it('[B-049] h5: a link that opens the cashier with the price and has a return address', async () => {
    const request = paymentRequest({ fen: 6_800 });
    const start = await kit.wechat.start('h5', { ...request, payer: { ip: '203.0.113.9' } });
    if (start.method !== 'h5') throw new Error('no link');
    const page = await (await fetch(start.body)).text();
    expect(page).toContain('¥68.00');
    expect(page).toContain(request.paymentNo);
    expect(page).toContain('连续包月 &amp; &quot;礼包&quot;');
    const form = { method: 'POST', body: new URLSearchParams({ act: 'pay' }), redirect: 'manual' } as const;
    const back = await fetch(start.body, form);
    expect([back.status, back.headers.get('location')]).toEqual([303, request.returnUrl]);
    expect(await query(request)).toMatchObject({ state: 'paid', fen: 6_800 });
  });

  it('qr: a code that opens the cashier', async () => {
    const start = await kit.wechat.start('qr', paymentRequest({ fen: 100 }));
    if (start.method !== 'qr') throw new Error('no code');
    expect(await (await fetch(start.qrContent)).text()).toContain('¥1.00');
  });

  it('jsapi: the parameters for WeChat’s page, for one payer only', async () => {
    const { official } = await kit.account();
    const openId = await kit.openIdOf();
    const start = await kit.wechat.start('jsapi', paymentRequest({ payer: { openId } }));
    if (start.method !== 'jsapi') throw new Error('not for a page inside WeChat');
    const { appId = '', timeStamp = '', nonceStr = '', package: named = '', paySign = '' } = start.payInfo;
    expect(start.payInfo).toMatchObject({ appId: official.appId, signType: 'RSA' });
    expect(named).toMatch(/^prepay_id=/);
    expect(await isOurs(paySign, appId, timeStamp, nonceStr, named)).toBe(true);
    expect((await kit.openWallet(start)).status).toBe(200);
    for (const payer of [{}, { openId: 'another payer' }]) {
      await expect(kit.wechat.start('jsapi', paymentRequest({ payer }))).rejects.toBeInstanceOf(
        ProviderUnavailable,
      );
    }
  });

  it('a repeated number is the same trade; with another price it is refused', async () => {
    const request = await opened();
    await expect(kit.wechat.start('app', request)).resolves.toMatchObject({ method: 'app' });
    await expect(kit.wechat.start('app', { ...request, fen: 1 })).rejects.toThrow('INVALID_REQUEST');
    await expect(kit.wechat.start('iap', request)).rejects.toBeInstanceOf(ProviderUnavailable);
  });
});

describe('querying', () => {
  it('absent, open, paid with all compared fields, closed', async () => {
    const request = paymentRequest();
    expect(await query(request)).toEqual({ brand: 'yujian', paymentNo: request.paymentNo, state: 'absent' });
    await kit.wechat.start('app', request);
    expect(await query(request)).toMatchObject({ state: 'open' });
    await kit.outcome(request.paymentNo, 'failed');
    expect(await query(request)).toMatchObject({ state: 'open' });
    const { trade } = await kit.outcome(request.paymentNo, 'paid', 'drop');
    const { appId, sellerId } = await kit.wechat.merchantOf('yujian');
    const paidTrade = { state: 'paid', tradeNo: trade.tradeNo, fen: 2_500, currency: 'RMB', appId, sellerId };
    const fact = await query(request);
    expect(fact).toMatchObject(paidTrade);
    expect(Math.abs(Date.now() - (fact.paidAt?.getTime() ?? 0))).toBeLessThan(60_000);
    expect(await kit.wechat.query('ddsp', request.paymentNo)).toMatchObject({ state: 'absent' });
  });

  it('after its limit a trade cannot be paid', async () => {
    const request = await opened({ expiresAt: new Date(Date.now() - 1_000) });
    await expect(kit.outcome(request.paymentNo, 'paid')).rejects.toThrow('closed');
    expect(await query(request)).toMatchObject({ state: 'closed' });
  });

  it('a payment by the official account belongs to the brand', async () => {
    const request = paymentRequest({ payer: { openId: await kit.openIdOf() } });
    await kit.wechat.start('jsapi', request);
    await kit.outcome(request.paymentNo, 'paid', 'drop');
    const { appId } = await kit.wechat.merchantOf('yujian');
    expect(await query(request)).toMatchObject({ state: 'paid', appId });
  });
});

describe('closing', () => {
  it('closes an open trade, and answers the same when repeated', async () => {
    const { paymentNo } = await opened();
    for (const _time of [1, 2]) {
      expect(await kit.wechat.close('yujian', paymentNo)).toMatchObject({ state: 'closed' });
    }
    await expect(kit.outcome(paymentNo, 'paid')).rejects.toThrow('closed');
  });

  it('a payment made meanwhile answers paid, an unknown trade absent', async () => {
    const { paymentNo, fen } = await paid();
    expect(await kit.wechat.close('yujian', paymentNo)).toMatchObject({ state: 'paid', fen });
    expect(await kit.wechat.close('yujian', paymentRequest().paymentNo)).toMatchObject({ state: 'absent' });
  });
});

describe('refunding', () => {
  it('the whole payment, once however often it is requested, also concurrently', async () => {
    const request = await paid();
    const reason = '一句很长的话'.repeat(33);
    const answers = await Promise.all(Array.from({ length: 20 }, () => refundOf(request, { reason })));
    expect(new Set(answers)).toEqual(new Set(['done']));
    expect(await kit.trade(request.paymentNo)).toMatchObject({ status: 'REFUND', refundedFen: 2_500 });
    expect(await query(request)).toMatchObject({ state: 'closed' });
  });

  it.each([
    ['more than was paid', { fen: 2_501 }, 'INVALID_REQUEST'],
    ['nothing', { fen: 0 }, 'INVALID_REQUEST'],
  ])('refuses %s', async (_case, changes, code) => {
    const request = await paid();
    await expect(refundOf(request, changes)).rejects.toThrow(code);
    expect(await query(request)).toMatchObject({ state: 'paid' });
  });

  it('refuses unpaid and unknown payments, and a second refund by another number', async () => {
    await expect(refundOf(await opened())).rejects.toThrow('TRADE_STATE_ERROR');
    await expect(refundOf(paymentRequest())).rejects.toThrow('ORDER_NOT_EXIST');
    const request = await paid();
    await refundOf(request);
    await expect(refundOf(request, { refundNo: 'another' })).rejects.toThrow('INVALID_REQUEST');
    await expect(refundOf(request, { fen: 1 })).rejects.toBeInstanceOf(ProviderUnavailable);
  });
});
