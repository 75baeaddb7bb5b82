import { BRANDS, type BrandId } from '@juban/catalog';
import { readAccountFields } from './account-fields.ts';
import { privatePem, publicPem } from './pem-keys.ts';
import { requireHttps } from './require-https.ts';

const GATEWAY = 'https://openapi.alipay.com/gateway.do';
const MOST_PUBLIC_KEYS = 2;

/** One brand's account with Alipay, as in their console. */
export interface AlipayAccount {
  appId: string;
  sellerId: string;
  /** The application's key, PKCS#8 PEM. */
  privateKey: string;
  /** Alipay's keys, PEM; two while one replaces the other. */
  publicKeys: readonly string[];
}

export type AlipayConfig =
  | { provider: 'sandbox'; url: string }
  | { provider: 'alipay'; gateway: string; accounts: Readonly<Record<BrandId, AlipayAccount>> };

type Env = Readonly<Record<string, string | undefined>>;

/** One account per brand; keys as PEM or as the bare base64 that Alipay's own tool writes. */
export function readAlipay(env: Env, faults: string[]): AlipayConfig {
  const gateway = env.ALIPAY_GATEWAY || GATEWAY;
  requireHttps('ALIPAY_GATEWAY', gateway, faults);
  const accounts = Object.keys(BRANDS).map((brand) => [brand, readAccount(env, brand, faults)]);
  return { provider: 'alipay', gateway, accounts: Object.fromEntries(accounts) };
}

function readAccount(env: Env, brand: string, faults: string[]): AlipayAccount {
  const { nameOf, need, key } = readAccountFields(env, 'ALIPAY_', brand, faults);
  const listed = need('PUBLIC_KEYS').split(',').filter(Boolean);
  if (listed.length > MOST_PUBLIC_KEYS) faults.push(`${nameOf('PUBLIC_KEYS')} must be one key or two`);
  return {
    appId: need('APP_ID'),
    sellerId: need('SELLER_ID'),
    privateKey: key('PRIVATE_KEY', need('PRIVATE_KEY'), privatePem),
    publicKeys: listed.map((text) => key('PUBLIC_KEYS', text, publicPem)),
  };
}
