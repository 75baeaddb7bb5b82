import { randomBytes, randomInt } from 'node:crypto';
import type { Journal } from '../lib/journal.ts';
import { newKeyPair } from '../lib/key-pair.ts';
import { newPlatformCertificate, type PlatformCertificate } from './certificates.ts';

const MAX_CERTIFICATES = 2;

export interface Merchant {
  brand: string;
  mchId: string;
  appId: string;
  official: { appId: string; secret: string };
  miniProgram: { appId: string; secret: string };
  /** The merchant's certificate and key pair; a real provider would not have the private key. */
  serialNo: string;
  keys: { publicKey: string; privateKey: string };
  apiV3Key: string;
  /** The provider's certificates: the first one signs, the previous one is still accepted. */
  platform: readonly [PlatformCertificate, ...PlatformCertificate[]];
}

/** Opens the account of a brand on first use and keeps it. */
export function createMerchants(journal: Journal<Merchant>) {
  const byBrand = new Map<string, Promise<Merchant>>();
  const known = new Map<string, Merchant>();

  function keep(merchant: Merchant): Merchant {
    byBrand.set(merchant.brand, Promise.resolve(merchant));
    known.set(merchant.brand, merchant);
    return merchant;
  }
  function record(merchant: Merchant): Merchant {
    journal.write(merchant);
    return keep(merchant);
  }
  for (const merchant of journal.past) keep(merchant);

  function of(brand: string): Promise<Merchant> {
    const opened = byBrand.get(brand) ?? openAccount(brand).then(record);
    byBrand.set(brand, opened);
    return opened;
  }
  const find = (is: (merchant: Merchant) => boolean) => [...known.values()].find(is);

  return {
    of,
    byMchId: (mchId: string) => find((merchant) => merchant.mchId === mchId),
    byAppId: (appId: string) =>
      find(({ appId: own, official, miniProgram }) =>
        [own, official.appId, miniProgram.appId].includes(appId),
      ),
    /** The new certificate signs from now on; the previous one stays in the list. */
    async changePlatformKey(brand: string): Promise<Merchant> {
      const merchant = await of(brand);
      const before = merchant.platform.slice(0, MAX_CERTIFICATES - 1);
      return record({ ...merchant, platform: [await newPlatformCertificate(), ...before] });
    },
    async changeMerchantKey(brand: string): Promise<Merchant> {
      const merchant = await of(brand);
      return record({ ...merchant, keys: await newKeyPair(), serialNo: hex(40).toUpperCase() });
    },
  };
}

export type Merchants = ReturnType<typeof createMerchants>;

async function openAccount(brand: string): Promise<Merchant> {
  const [keys, platform] = await Promise.all([newKeyPair(), newPlatformCertificate()]);
  return {
    brand,
    mchId: `16${String(randomInt(100_000_000)).padStart(8, '0')}`,
    appId: `wx${hex(16)}`,
    official: { appId: `wx${hex(16)}`, secret: hex(32) },
    miniProgram: { appId: `wx${hex(16)}`, secret: hex(32) },
    serialNo: hex(40).toUpperCase(),
    keys,
    apiV3Key: hex(32),
    platform: [platform],
  };
}

const hex = (length: number) => randomBytes(length / 2).toString('hex');
