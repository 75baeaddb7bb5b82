import { BRANDS } from '@juban/catalog';
import { describe, expect, it } from 'vitest';
import { ALIPAY_KEYS } from '../../test/alipay-env.ts';
import { WECHAT_ENV } from '../../test/wechat-env.ts';
import { readWechatPay } from './wechat-config.ts';

function read(changes: Record<string, string> = {}) {
  const faults: string[] = [];
  const config = readWechatPay({ ...WECHAT_ENV, ...changes }, faults);
  if (config?.provider !== 'wechat') throw new Error('the environment gave no account');
  return { config, faults };
}

describe("WeChat Pay's accounts", () => {
  it('are none if no variable is set', () => {
    const faults: string[] = [];
    expect(readWechatPay({ WECHAT_APP_ID: 'wx1', WECHAT_PAY_JQQ_APP_ID: '' }, faults)).toBeUndefined();
    expect(faults).toEqual([]);
  });

  it('are one per brand, at the official address by default', () => {
    const { config, faults } = read();
    expect(faults).toEqual([]);
    expect(config.payUrl).toBe('https://api.mch.weixin.qq.com');
    expect(Object.keys(config.accounts)).toEqual(Object.keys(BRANDS));
    expect(config.accounts.ddsp).toEqual({
      appId: 'wx-ddsp',
      official: { appId: 'wx-ddsp-official', secret: 'secret' },
      mchId: '1600000001',
      serialNo: 'A1',
      privateKey: ALIPAY_KEYS.privatePem,
      apiV3Key: 'k'.repeat(32),
    });
  });

  it('may name a public key of WeChat instead of its certificates', () => {
    const { config, faults } = read({
      WECHAT_PAY_JQQ_PUBLIC_KEY_ID: 'PUB_KEY_ID_1',
      WECHAT_PAY_JQQ_PUBLIC_KEY: ALIPAY_KEYS.publicBase64,
    });
    expect(faults).toEqual([]);
    expect(config.accounts.jqq.publicKey).toEqual({ id: 'PUB_KEY_ID_1', pem: ALIPAY_KEYS.publicPem });
  });

  it.each([
    [{ WECHAT_PAY_URL: 'http://plain' }, 'WECHAT_PAY_URL must be an address that begins with https://'],
    [{ WECHAT_PAY_JQQ_API_V3_KEY: 'short' }, 'WECHAT_PAY_JQQ_API_V3_KEY must have 32 characters'],
    [
      { WECHAT_PAY_JQQ_PRIVATE_KEY: 'near-secret' },
      'WECHAT_PAY_JQQ_PRIVATE_KEY must be an RSA key of at least 2048 bits, PEM or base64',
    ],
    [{ WECHAT_PAY_JQQ_PUBLIC_KEY_ID: 'PUB_KEY_ID_1' }, 'WECHAT_PAY_JQQ_PUBLIC_KEY is missing'],
    [{ WECHAT_PAY_JQQ_MINI_APP_ID: 'wx-mini' }, 'WECHAT_PAY_JQQ_MINI_APP_SECRET is missing'],
  ])('names what is wrong, never the key itself (case %#)', (changes, line) => {
    expect(read(changes as Record<string, string>).faults).toEqual([line]);
  });

  it.each(Object.keys(WECHAT_ENV))('names %s when it is missing', (name) => {
    expect(read({ [name]: '' }).faults).toEqual([`${name} is missing`]);
  });
});
