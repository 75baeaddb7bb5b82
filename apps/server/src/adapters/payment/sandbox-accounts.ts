import type { BrandId } from '@juban/catalog';
import { ProviderUnavailable } from '../../ports/payment-gateway.ts';
import type { Accounts } from './accounts.ts';

/**
 * The sandbox makes the keys on the first request, which is slow on a busy machine; a caller's own limit is
 * shorter.
 */
const TIME_LIMIT_MS = 30_000;

/**
 * Demo: the sandbox makes the keys, and its provider console lists them by brand to any caller on loopback.
 */
export function createSandboxAccounts<Account>(listUrl: string): Accounts<Account> {
  const known = new Map<BrandId, Promise<Account>>();
  const underWay = new Map<BrandId, Promise<Account>>();

  function ask(brand: BrandId): Promise<Account> {
    const asked = underWay.get(brand) ?? readConsole<Account>(`${listUrl}/${brand}`);
    underWay.set(brand, asked);
    known.set(brand, asked);
    // A failure is forgotten, so that the next call tries again.
    asked.catch(() => known.delete(brand)).finally(() => underWay.delete(brand));
    return asked;
  }

  return { of: (brand) => known.get(brand) ?? ask(brand), renewed: ask };
}

async function readConsole<Account>(address: string): Promise<Account> {
  try {
    const response = await fetch(address, { redirect: 'error', signal: AbortSignal.timeout(TIME_LIMIT_MS) });
    if (!response.ok) throw new ProviderUnavailable(`the sandbox's console answered ${response.status}`);
    return (await response.json()) as Account;
  } catch (error) {
    if (error instanceof ProviderUnavailable) throw error;
    throw new ProviderUnavailable(`the sandbox's console is out of reach: ${(error as Error).name}`);
  }
}
