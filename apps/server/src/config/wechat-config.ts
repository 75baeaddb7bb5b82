import { BRANDS, type BrandId } from '@juban/catalog';
import { readAccountFields } from './account-fields.ts';
import { privatePem, publicPem } from './pem-keys.ts';
import { requireHttps } from './require-https.ts';

const PREFIX = 'WECHAT_PAY_';
const PAY_URL = 'https://api.mch.weixin.qq.com';
const OPEN_URL = 'https://open.weixin.qq.com';
const API_URL = 'https://api.weixin.qq.com';
const API_V3_KEY_BYTES = 32;

/** One brand's account with WeChat Pay, as in their console. */
export interface WechatAccount {
  /** The brand's own app. */
  appId: string;
  /**
   * The brand's official account: pages inside WeChat pay through it, and its secret turns a visit into an
   * openid.
   */
  official: { appId: string; secret: string };
  /** The brand's mini-program, if it has one: its pay page uses it. */
  miniProgram?: { appId: string; secret: string };
  mchId: string;
  /** Serial number of the merchant's own certificate. */
  serialNo: string;
  /** PKCS#8 PEM. */
  privateKey: string;
  /** 32 bytes; decrypts what WeChat encrypts for us. */
  apiV3Key: string;
  /** WeChat's public key, if the merchant uses it instead of platform certificates. */
  publicKey?: { id: string; pem: string };
}

export type WechatPayConfig =
  | { provider: 'sandbox'; url: string }
  | {
      provider: 'wechat';
      payUrl: string;
      openUrl: string;
      apiUrl: string;
      accounts: Readonly<Record<BrandId, WechatAccount>>;
    };

type Env = Readonly<Record<string, string | undefined>>;

/** One account per brand, or none at all: some variables alone are a mistake, not a choice to do without. */
export function readWechatPay(env: Env, faults: string[]): WechatPayConfig | undefined {
  if (!Object.keys(env).some((name) => name.startsWith(PREFIX) && env[name])) return undefined;
  const payUrl = env.WECHAT_PAY_URL || PAY_URL;
  requireHttps('WECHAT_PAY_URL', payUrl, faults);
  const accounts = Object.keys(BRANDS).map((brand) => [brand, readAccount(env, brand, faults)]);
  return {
    provider: 'wechat',
    payUrl,
    openUrl: OPEN_URL,
    apiUrl: env.WECHAT_API_URL || API_URL,
    accounts: Object.fromEntries(accounts),
  };
}

function readAccount(env: Env, brand: string, faults: string[]): WechatAccount {
  const { nameOf, have, need, key } = readAccountFields(env, PREFIX, brand, faults);
  const apiV3Key = need('API_V3_KEY');
  if (apiV3Key && Buffer.byteLength(apiV3Key) !== API_V3_KEY_BYTES) {
    faults.push(`${nameOf('API_V3_KEY')} must have ${API_V3_KEY_BYTES} characters`);
  }
  const hasMini = have('MINI_APP_ID') || have('MINI_APP_SECRET');
  const miniProgram = hasMini && { appId: need('MINI_APP_ID'), secret: need('MINI_APP_SECRET') };
  const hasPublicKey = have('PUBLIC_KEY_ID') || have('PUBLIC_KEY');
  const publicKey = hasPublicKey && {
    id: need('PUBLIC_KEY_ID'),
    pem: key('PUBLIC_KEY', need('PUBLIC_KEY'), publicPem),
  };
  return {
    appId: need('APP_ID'),
    official: { appId: need('OFFICIAL_APP_ID'), secret: need('OFFICIAL_APP_SECRET') },
    mchId: need('MCH_ID'),
    serialNo: need('SERIAL_NO'),
    privateKey: key('PRIVATE_KEY', need('PRIVATE_KEY'), privatePem),
    apiV3Key,
    ...(miniProgram ? { miniProgram } : {}),
    ...(publicKey ? { publicKey } : {}),
  };
}
