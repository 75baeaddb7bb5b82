import type { BrandId } from '@juban/catalog';

/** The brands' accounts with one provider. */
export interface Accounts<Account> {
  of(brand: BrandId): Promise<Account>;
  /** After a signature that did not fit: the same account asked anew, or undefined where it cannot have changed. */
  renewed(brand: BrandId): Promise<Account | undefined>;
}

/** Production: what the environment says holds until the next start. */
export function createFixedAccounts<Account>(
  accounts: Readonly<Record<BrandId, Account>>,
): Accounts<Account> {
  return { of: async (brand) => accounts[brand], renewed: async () => undefined };
}
