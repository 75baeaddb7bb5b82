import { createPrivateKey, createPublicKey, type KeyObject } from 'node:crypto';
import { BRANDS, type BrandId } from '@juban/catalog';

const GATEWAY = 'https://openapi.alipay.com/gateway.do';
const LEAST_BITS = 2048;
const MOST_PUBLIC_KEYS = 2;

export interface AlipayAccount {
  appId: string;
  sellerId: string;
  /** PKCS#8 PEM. */
  privateKey: string;
  /** PEM; two while Alipay's keys change. */
  publicKeys: readonly string[];
}

export type AlipayConfig =
  | { provider: 'sandbox'; url: string }
  | { provider: 'alipay'; gateway: string; accounts: Readonly<Record<BrandId, AlipayAccount>> };

type Env = Readonly<Record<string, string | undefined>>;

/** One account a brand; keys as PEM or as the bare base64 that Alipay's own tool writes. */
export function readAlipay(env: Env, faults: string[]): AlipayConfig {
  const gateway = env.ALIPAY_GATEWAY || GATEWAY;
  if (!gateway.startsWith('https://') || !URL.canParse(gateway)) {
    faults.push('ALIPAY_GATEWAY must be an address that begins with https://');
  }
  const accounts = Object.keys(BRANDS).map((brand) => [brand, readAccount(env, brand, faults)]);
  return { provider: 'alipay', gateway, accounts: Object.fromEntries(accounts) };
}

function readAccount(env: Env, brand: string, faults: string[]): AlipayAccount {
  const nameOf = (field: string) => `ALIPAY_${brand.toUpperCase()}_${field}`;
  const need = (field: string) => {
    const value = env[nameOf(field)]?.trim();
    if (!value) faults.push(`${nameOf(field)} is missing`);
    return value ?? '';
  };
  const key = (field: string, text: string, read: (text: string) => string | undefined) => {
    const found = text ? read(text) : '';
    // Never the value itself: a key that is nearly right is still a secret.
    if (found === undefined)
      faults.push(`${nameOf(field)} must be an RSA key of at least ${LEAST_BITS} bits, PEM or base64`);
    return found ?? '';
  };
  const listed = need('PUBLIC_KEYS').split(',').filter(Boolean);
  if (listed.length > MOST_PUBLIC_KEYS) faults.push(`${nameOf('PUBLIC_KEYS')} must be one key or two`);
  return {
    appId: need('APP_ID'),
    sellerId: need('SELLER_ID'),
    privateKey: key('PRIVATE_KEY', need('PRIVATE_KEY'), privatePem),
    publicKeys: listed.map((text) => key('PUBLIC_KEYS', text, publicPem)),
  };
}

function privatePem(text: string): string | undefined {
  const der = Buffer.from(text, 'base64');
  return firstKey([
    () => createPrivateKey(unfold(text)),
    () => createPrivateKey({ key: der, format: 'der', type: 'pkcs8' }),
    () => createPrivateKey({ key: der, format: 'der', type: 'pkcs1' }),
  ])?.export({ type: 'pkcs8', format: 'pem' }) as string | undefined;
}

function publicPem(text: string): string | undefined {
  const der = Buffer.from(text, 'base64');
  return firstKey([
    () => createPublicKey(unfold(text)),
    () => createPublicKey({ key: der, format: 'der', type: 'spki' }),
  ])?.export({ type: 'spki', format: 'pem' }) as string | undefined;
}

/** Environments often cannot hold line ends: PEM then comes with them written as \n. */
const unfold = (text: string) => text.trim().replaceAll('\\n', '\n');

function firstKey(readings: ReadonlyArray<() => KeyObject>): KeyObject | undefined {
  for (const read of readings) {
    try {
      const key = read();
      const isStrong = (key.asymmetricKeyDetails?.modulusLength ?? 0) >= LEAST_BITS;
      return key.asymmetricKeyType === 'rsa' && isStrong ? key : undefined;
    } catch {
      // Not in this form; the next one may fit.
    }
  }
  return undefined;
}
