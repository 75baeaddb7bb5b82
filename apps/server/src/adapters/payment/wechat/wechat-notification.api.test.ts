import { generateKeyPairSync } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { paymentRequest, startReceiver } from '../../../../test/alipay-kit.ts';
import { everyBrand } from '../../../../test/every-brand.ts';
import type { Notice } from '../../../../test/wallet-control.ts';
import { startWechat } from '../../../../test/wechat-kit.ts';
import { NotificationRefused } from '../../../ports/payment-gateway.ts';
import { createFixedAccounts } from '../accounts.ts';
import { createWechatGateway } from './wechat-gateway.ts';

let kit: Awaited<ReturnType<typeof startWechat>>;
beforeAll(async () => {
  kit = await startWechat();
}, 60_000);
afterAll(() => kit.stop());
afterEach(() => kit.setSkew(0));

async function paid(changes = {}) {
  const request = paymentRequest(changes);
  // By a new process that reads the current keys, whatever another test did to them.
  await kit.open().start('app', request);
  await kit.outcome(request.paymentNo, 'paid');
  return request;
}
const bytes = ({ body, headers }: Notice, brand: 'yujian' | 'ddsp' = 'yujian') => ({
  brand,
  body: Buffer.from(body),
  headers,
});
const read = (notice: Notice, brand?: 'yujian' | 'ddsp') => kit.wechat.readNotification(bytes(notice, brand));
const MINUTE_MS = 60_000;

describe('a notification', () => {
  it('[B-052] is accepted by its signature, decrypted with our key, and contains all compared fields', async () => {
    const { paymentNo } = await paid();
    const { appId, sellerId } = await kit.wechat.merchantOf('yujian');
    const { fact, notificationId } = await read(await kit.notification(paymentNo));
    expect(fact).toMatchObject({ brand: 'yujian', paymentNo, state: 'paid', fen: 2_500, currency: 'RMB' });
    expect(fact).toMatchObject({ appId, sellerId });
    expect(fact.tradeNo).toMatch(/^4200\d{24}$/);
    expect(Math.abs(Date.now() - (fact.paidAt?.getTime() ?? 0))).toBeLessThan(MINUTE_MS);
    expect((await read(await kit.notification(paymentNo))).notificationId).toBe(notificationId);
  });

  it.each([
    ['amount', 'its signature is invalid'],
    ['key', 'its signature is invalid'],
    ['truncated', 'it is not an object'],
    ['serial', 'its signing key is unknown'],
    ['probe', 'its signature is a probe'],
    ['stale', 'its timestamp is out of range'],
    ['cipher', 'it cannot be decrypted with our key'],
    ['app', 'it is for another application'],
    ['merchant', 'it is for another merchant'],
    ['event', 'it names no payment'],
  ])('[B-052] forged by %s is refused: %s', async (forgery, why) => {
    const { paymentNo } = await paid();
    const failed = read(await kit.notification(paymentNo, forgery));
    await expect(failed).rejects.toThrow(why);
    await expect(failed).rejects.toBeInstanceOf(NotificationRefused);
  });

  it('[B-052] is accepted up to 300 s from our clock, on either side', async () => {
    const { paymentNo } = await paid();
    const notice = await kit.notification(paymentNo);
    const sentAt = Number(notice.headers['wechatpay-timestamp']) * 1_000;
    for (const seconds of [-300, 300]) {
      kit.setSkew(sentAt - Date.now() + seconds * 1_000 - Math.sign(seconds) * 2_000);
      await expect(read(notice)).resolves.toMatchObject({ fact: { paymentNo } });
    }
    for (const seconds of [-302, 302]) {
      kit.setSkew(sentAt - Date.now() + seconds * 1_000);
      await expect(read(notice)).rejects.toThrow('its timestamp is out of range');
    }
  });

  it('[B-052] of one brand is not valid for another', async () => {
    const { paymentNo } = await paid();
    await expect(read(await kit.notification(paymentNo), 'ddsp')).rejects.toThrow('signing key is unknown');
  });

  it.each([
    ['nothing', (notice: Notice) => ({ ...notice, body: '' })],
    ['an additional byte', ({ body, ...rest }: Notice) => ({ ...rest, body: `${body} ` })],
    ['no headers', ({ body }: Notice) => ({ body, headers: {} })],
    ['the nonce of another', change('wechatpay-nonce', 'other')],
    ['an invalid time', change('wechatpay-timestamp', 'NaN')],
    ['20,000 bytes', (notice: Notice) => ({ ...notice, body: 'x'.repeat(20_000) })],
  ])('[B-052] with %s is refused', async (_case, changed) => {
    const { paymentNo } = await paid();
    const notice = changed(await kit.notification(paymentNo));
    await expect(read(notice)).rejects.toBeInstanceOf(NotificationRefused);
  });

  it('answers in WeChat’s own format', () => {
    const { accepted, refused, failed } = kit.wechat.answers;
    expect([accepted.status, refused.status, failed.status]).toEqual([200, 400, 500]);
    expect(JSON.parse(refused.body)).toMatchObject({ code: 'FAIL' });
    expect(JSON.parse(failed.body)).toMatchObject({ code: 'FAIL' });
  });
});

function change(name: string, value: string) {
  return ({ body, headers }: Notice): Notice => ({ body, headers: { ...headers, [name]: value } });
}

describe('key changes', () => {
  /** As in production: the account comes from the environment. */
  async function fixed(changes: object = {}) {
    const merchant = { ...(await kit.account()), ...changes };
    return createWechatGateway({
      merchants: createFixedAccounts(everyBrand(merchant)),
      apiUrl: kit.apiUrl,
      now: kit.now,
    });
  }

  it('[B-052] an unknown serial is fetched, at most once a minute; the old certificate stays valid beside the new one', async () => {
    const { paymentNo } = await paid();
    const gateway = await fixed();
    const readBy = (notice: Notice) => gateway.readNotification(bytes(notice));
    const byOld = await kit.notification(paymentNo);
    await expect(readBy(byOld)).resolves.toMatchObject({ fact: { paymentNo } });
    await kit.changeKey('platform');
    const byNew = await kit.notification(paymentNo);
    await expect(readBy(byNew)).rejects.toThrow('signing key is unknown');
    kit.setSkew(61_000);
    for (const notice of [byNew, byOld]) {
      await expect(readBy(notice)).resolves.toMatchObject({ fact: { paymentNo } });
    }
    await expect(gateway.query('yujian', paymentNo)).resolves.toMatchObject({ state: 'paid' });
  });

  it('a certificate that is no longer listed is not accepted', async () => {
    const { paymentNo } = await paid();
    const gateway = await fixed();
    const byOld = await kit.notification(paymentNo);
    await gateway.query('yujian', paymentNo);
    await kit.changeKey('platform');
    await kit.changeKey('platform');
    kit.setSkew(61_000);
    await gateway.query('yujian', paymentNo);
    await expect(gateway.readNotification(bytes(byOld))).rejects.toThrow('signing key is unknown');
  });

  it('in the demo the console is read again when our own key is refused', async () => {
    const { paymentNo } = await paid();
    const gateway = kit.open();
    await gateway.merchantOf('yujian');
    await kit.changeKey('merchant');
    await expect(gateway.query('yujian', paymentNo)).resolves.toMatchObject({ state: 'paid' });
  });

  it('in production it is not, and a list encrypted with another key is not accepted', async () => {
    const { privateKey } = generateKeyPairSync('rsa', {
      modulusLength: 2048,
      publicKeyEncoding: { type: 'spki', format: 'pem' },
      privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
    });
    const { paymentNo } = await paid();
    await expect((await fixed()).query('yujian', paymentNo)).resolves.toMatchObject({ state: 'paid' });
    await expect((await fixed({ privateKey })).query('yujian', paymentNo)).rejects.toThrow('401 SIGN_ERROR');
    await expect((await fixed({ apiV3Key: '0'.repeat(32) })).query('yujian', paymentNo)).rejects.toThrow(
      'could not be called',
    );
  });
});

describe('the schedule', () => {
  it('repeats under one id until the answer is a success, at most fifteen more times', async () => {
    const receiver = await startReceiver((count) => ({ status: count < 3 ? 500 : 204, body: '' }));
    await paid({ notifyUrl: receiver.url });
    for (const _step of [1, 2, 3, 4]) await kit.deliver();
    receiver.stop();
    expect(receiver.bodies).toHaveLength(3);
    expect(new Set(receiver.bodies.map((body) => JSON.parse(body).id)).size).toBe(1);

    const rejecting = await startReceiver(() => ({ status: 400, body: '' }));
    await paid({ notifyUrl: rejecting.url });
    for (let step = 0; step < 20; step += 1) await kit.deliver();
    rejecting.stop();
    expect(rejecting.bodies).toHaveLength(16);
  });
});

describe('the payer inside WeChat', () => {
  it('is identified by a code, once', async () => {
    const back = await kit.payer.authorizeUrl('yujian', 'http://127.0.0.1:9/next/vip/handoff?x=1');
    const sentBack = await fetch(back, { redirect: 'manual' });
    const address = new URL(sentBack.headers.get('location') ?? '');
    expect(address.pathname).toBe('/next/vip/handoff');
    expect(address.searchParams.get('x')).toBe('1');
    const code = address.searchParams.get('code') ?? '';
    expect(await kit.payer.openIdOf('yujian', code)).toMatch(/^o.{27}$/);
    expect(await kit.payer.openIdOf('yujian', code)).toBeUndefined();
    expect(await kit.payer.openIdOf('yujian', 'guessed')).toBeUndefined();
  });
});
