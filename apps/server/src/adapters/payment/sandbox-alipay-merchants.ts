import type { BrandId } from '@juban/catalog';
import { ProviderUnavailable } from '../../ports/payment-gateway.ts';
import type { AlipayMerchant, AlipayMerchants } from './alipay-merchants.ts';

const TIME_LIMIT_MS = 6_000;

/** Demo: the sandbox makes the keys, and its console tells them to whoever asks on loopback. */
export function createSandboxMerchants(sandboxUrl: string): AlipayMerchants {
  const known = new Map<BrandId, Promise<AlipayMerchant>>();
  const underWay = new Map<BrandId, Promise<AlipayMerchant>>();

  function ask(brand: BrandId): Promise<AlipayMerchant> {
    const asked = underWay.get(brand) ?? readConsole(sandboxUrl, brand);
    underWay.set(brand, asked);
    known.set(brand, asked);
    // A failure is forgotten, so that the next call asks again.
    asked.catch(() => known.delete(brand)).finally(() => underWay.delete(brand));
    return asked;
  }

  return { of: (brand) => known.get(brand) ?? ask(brand), renewed: ask };
}

async function readConsole(sandboxUrl: string, brand: BrandId): Promise<AlipayMerchant> {
  const address = `${sandboxUrl}/alipay/console/merchants/${brand}`;
  try {
    const response = await fetch(address, { signal: AbortSignal.timeout(TIME_LIMIT_MS) });
    if (!response.ok) throw new ProviderUnavailable(`the sandbox's console answered ${response.status}`);
    return (await response.json()) as AlipayMerchant;
  } catch (error) {
    if (error instanceof ProviderUnavailable) throw error;
    throw new ProviderUnavailable(`the sandbox's console is out of reach: ${(error as Error).name}`);
  }
}
