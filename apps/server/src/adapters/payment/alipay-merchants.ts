import type { BrandId } from '@juban/catalog';

/** One brand's account with Alipay, as their console shows it. */
export interface AlipayMerchant {
  appId: string;
  sellerId: string;
  /** The application's, PKCS#8 PEM. */
  privateKey: string;
  /** Alipay's, PEM; two while one takes the other's place. */
  publicKeys: readonly string[];
}

export interface AlipayMerchants {
  of(brand: BrandId): Promise<AlipayMerchant>;
  /** After a signature that did not fit: the same merchant asked anew, or undefined where it cannot have changed. */
  renewed(brand: BrandId): Promise<AlipayMerchant | undefined>;
}

/** Production: what the environment says holds until the next start. */
export function createFixedMerchants(merchants: Readonly<Record<BrandId, AlipayMerchant>>): AlipayMerchants {
  return { of: async (brand) => merchants[brand], renewed: async () => undefined };
}
