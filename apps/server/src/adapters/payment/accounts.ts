import type { BrandId } from '@juban/catalog';

/** The brands' accounts with one provider. */
export interface Accounts<Account> {
  of(brand: BrandId): Promise<Account>;
  /** After an invalid signature: the account read again, or undefined if it cannot have changed. */
  renewed(brand: BrandId): Promise<Account | undefined>;
}

/** Production: the environment is valid until the next start. */
export function createFixedAccounts<Account>(
  accounts: Readonly<Record<BrandId, Account>>,
): Accounts<Account> {
  return { of: async (brand) => accounts[brand], renewed: async () => undefined };
}
