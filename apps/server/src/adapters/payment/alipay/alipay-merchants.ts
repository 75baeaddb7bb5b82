import type { BrandId } from '@juban/catalog';
import { type Accounts, createFixedAccounts } from '../accounts.ts';

/** One brand's account with Alipay, as their console shows it. */
export interface AlipayMerchant {
  appId: string;
  sellerId: string;
  /** The application's, PKCS#8 PEM. */
  privateKey: string;
  /** Alipay's, PEM; two while one takes the other's place. */
  publicKeys: readonly string[];
}

export type AlipayMerchants = Accounts<AlipayMerchant>;

export function createFixedMerchants(merchants: Readonly<Record<BrandId, AlipayMerchant>>): AlipayMerchants {
  return createFixedAccounts(merchants);
}
