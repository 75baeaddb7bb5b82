import { randomInt } from 'node:crypto';
import type { Journal } from '../lib/journal.ts';
import { type KeyPair, newKeyPair } from '../lib/key-pair.ts';

const MAX_PUBLIC_KEYS = 2;

export interface Merchant {
  brand: string;
  appId: string;
  sellerId: string;
  /** The merchant's key pair; a real provider would only have the public key. */
  application: KeyPair;
  /** The provider's keys: the first one signs, the previous one is still accepted. */
  provider: readonly KeyPair[];
}

/** Opens the account of a brand on first use and keeps it. */
export function createMerchants(journal: Journal<Merchant>) {
  const byBrand = new Map<string, Promise<Merchant>>();
  const byAppId = new Map<string, Merchant>();

  function keep(merchant: Merchant): Merchant {
    byBrand.set(merchant.brand, Promise.resolve(merchant));
    byAppId.set(merchant.appId, merchant);
    return merchant;
  }
  function record(merchant: Merchant): Merchant {
    journal.write(merchant);
    return keep(merchant);
  }
  for (const merchant of journal.past) keep(merchant);

  async function open(brand: string): Promise<Merchant> {
    const [application, provider] = await Promise.all([newKeyPair(), newKeyPair()]);
    return record({
      brand,
      appId: digits('2021'),
      sellerId: digits('2088'),
      application,
      provider: [provider],
    });
  }

  function of(brand: string): Promise<Merchant> {
    const opened = byBrand.get(brand) ?? open(brand);
    byBrand.set(brand, opened);
    return opened;
  }

  return {
    of,
    byAppId: (appId: string) => byAppId.get(appId),
    async changeProviderKey(brand: string): Promise<Merchant> {
      const merchant = await of(brand);
      const provider = [await newKeyPair(), ...merchant.provider].slice(0, MAX_PUBLIC_KEYS);
      return record({ ...merchant, provider });
    },
    async changeApplicationKey(brand: string): Promise<Merchant> {
      return record({ ...(await of(brand)), application: await newKeyPair() });
    },
  };
}

export type Merchants = ReturnType<typeof createMerchants>;

export function signingKey({ provider }: Merchant): string {
  const [newest] = provider;
  if (!newest) throw new Error('a merchant without a key of the provider');
  return newest.privateKey;
}

/** Sixteen digits, like Alipay's ids. */
function digits(prefix: string): string {
  return prefix + String(randomInt(1_000_000_000_000)).padStart(12, '0');
}
