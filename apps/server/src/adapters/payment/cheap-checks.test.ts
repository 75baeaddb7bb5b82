import { describe, expect, it } from 'vitest';
import { NotificationRefused } from '../../ports/payment-gateway.ts';
import type { Accounts } from './accounts.ts';
import { createAlipayGateway } from './alipay/alipay-gateway.ts';
import { createAppleStore } from './apple/apple-data.ts';
import { createAppleVerifier } from './apple/apple-verifier.ts';
import { createWechatGateway } from './wechat/wechat-gateway.ts';

/** Reading a key fails the test: a message that is refused without keys cost no cryptography. */
const unreached: Accounts<never> = {
  of: () => Promise.reject(new Error('keys were asked for')),
  renewed: () => Promise.reject(new Error('keys were asked for')),
};
const alipay = createAlipayGateway({ merchants: unreached, gateway: 'http://127.0.0.1:1' });
const wechat = createWechatGateway({ merchants: unreached, apiUrl: 'http://127.0.0.1:1' });
const apple = createAppleStore(createAppleVerifier({ apps: unreached, onlineChecks: false }));

const WHOLE = {
  sign: 'x',
  sign_type: 'RSA2',
  app_id: '1',
  notify_id: '2',
  notify_time: '2026-11-15 12:00:00',
};
const formOf = (change: Record<string, string>) => new URLSearchParams({ ...WHOLE, ...change }).toString();
const SEAL = {
  'wechatpay-timestamp': String(Math.floor(Date.now() / 1_000)),
  'wechatpay-nonce': 'nonce',
  'wechatpay-signature': 'c2lnbmF0dXJl',
  'wechatpay-serial': 'A1',
};

describe('a message that cannot be a notification is refused before any key is read', () => {
  it.each([
    '',
    'a=1',
    formOf({ sign: '' }),
    formOf({ sign_type: 'RSA' }),
    formOf({ notify_id: '' }),
    `a=${'x'.repeat(16_384)}`,
  ])('[B-052] as Alipay: %#', async (text) => {
    const read = alipay.readNotification({ brand: 'yujian', body: Buffer.from(text), headers: {} });
    await expect(read).rejects.toThrow(NotificationRefused);
  });

  it.each<[string, Record<string, string>]>([
    ['{}', {}],
    ['{}', { ...SEAL, 'wechatpay-timestamp': '1' }],
    ['no object', SEAL],
  ])('[B-052] as WeChat: %s, %#', async (text, headers) => {
    const read = wechat.readNotification({ brand: 'yujian', body: Buffer.from(text), headers });
    await expect(read).rejects.toThrow(NotificationRefused);
  });

  it.each([
    '',
    'no object',
    '{"signedPayload":1}',
    '{"signedPayload":"no token"}',
    '{"signedPayload":"a.b"}',
  ])('[B-052] as the App Store: %s', async (text) => {
    await expect(apple.readNotice('yujian', Buffer.from(text))).rejects.toThrow(NotificationRefused);
  });

  it('[B-052] a complete message needs the keys', async () => {
    const whole = { brand: 'yujian', body: Buffer.from(formOf({})), headers: {} } as const;
    await expect(alipay.readNotification(whole)).rejects.toThrow('keys were asked for');
    const sealed = { brand: 'yujian', body: Buffer.from('{}'), headers: SEAL } as const;
    await expect(wechat.readNotification(sealed)).rejects.toThrow('keys were asked for');
    const token = Buffer.from('{"signedPayload":"a.b.c"}');
    await expect(apple.readNotice('yujian', token)).rejects.toThrow('keys were asked for');
  });
});
