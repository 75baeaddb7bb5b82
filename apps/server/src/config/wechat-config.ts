import { BRANDS, type BrandId } from '@juban/catalog';
import { keyFault, privatePem, publicPem } from './pem-keys.ts';

const PREFIX = 'WECHAT_PAY_';
const PAY_URL = 'https://api.mch.weixin.qq.com';
const OPEN_URL = 'https://open.weixin.qq.com';
const API_URL = 'https://api.weixin.qq.com';
const API_V3_KEY_BYTES = 32;

export interface WechatAccount {
  appId: string;
  official: { appId: string; secret: string };
  /** Only where the brand has one. */
  miniProgram?: { appId: string; secret: string };
  mchId: string;
  serialNo: string;
  /** PKCS#8 PEM. */
  privateKey: string;
  apiV3Key: string;
  /** Only where the merchant has left platform certificates behind. */
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

/** One account a brand, or none at all: a part of them alone is a mistake, not a wish to go without. */
export function readWechatPay(env: Env, faults: string[]): WechatPayConfig | undefined {
  if (!Object.keys(env).some((name) => name.startsWith(PREFIX) && env[name])) return undefined;
  const payUrl = env.WECHAT_PAY_URL || PAY_URL;
  if (!payUrl.startsWith('https://') || !URL.canParse(payUrl)) {
    faults.push('WECHAT_PAY_URL must be an address that begins with https://');
  }
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
  const nameOf = (field: string) => `${PREFIX}${brand.toUpperCase()}_${field}`;
  const have = (field: string) => env[nameOf(field)]?.trim() ?? '';
  const need = (field: string) => {
    if (!have(field)) faults.push(`${nameOf(field)} is missing`);
    return have(field);
  };
  const key = (field: string, text: string, read: (text: string) => string | undefined) => {
    const found = text ? read(text) : '';
    if (found === undefined) faults.push(keyFault(nameOf(field)));
    return found ?? '';
  };
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
