import { randomBytes } from 'node:crypto';
import type { Journal } from '../lib/journal.ts';

export interface Merchant {
  brand: string;
  appId: string;
  merchantId: string;
  secret: string;
}

/** Opens the account of a brand on first use and keeps it. */
export function createMerchants(journal: Journal<Merchant>) {
  const known = new Map(journal.past.map((merchant) => [merchant.brand, merchant]));

  function record(merchant: Merchant): Merchant {
    journal.write(merchant);
    known.set(merchant.brand, merchant);
    return merchant;
  }
  function of(brand: string): Merchant {
    const opened = known.get(brand);
    return opened ?? record({ brand, appId: hex(8), merchantId: hex(6), secret: hex(32) });
  }

  return {
    of,
    byAppId: (appId: string) => [...known.values()].find((merchant) => merchant.appId === appId),
    changeSecret: (brand: string) => record({ ...of(brand), secret: hex(32) }),
  };
}

export type Merchants = ReturnType<typeof createMerchants>;

const hex = (bytes: number) => randomBytes(bytes).toString('hex');
