import type { BrandId } from '@juban/catalog';
import { ProviderUnavailable } from '../../ports/payment-gateway.ts';

const TIME_LIMIT_MS = 6_000;

/** One brand's app as App Store Connect shows it, and the roots its word is checked by. */
export interface AppleApp {
  bundleId: string;
  appAppleId: number;
  environment: 'Production' | 'Sandbox';
  /** DER as base64. */
  roots: readonly string[];
}

export interface AppleApps {
  of(brand: BrandId): Promise<AppleApp>;
  /** After a word that did not fit: the same app asked anew, or undefined where it cannot have changed. */
  renewed(brand: BrandId): Promise<AppleApp | undefined>;
}

/** Production: what the environment says holds until the next start. */
export function createFixedApps(apps: Readonly<Record<BrandId, AppleApp>>): AppleApps {
  return { of: async (brand) => apps[brand], renewed: async () => undefined };
}

/** Demo: the sandbox has a root of its own, and its console tells it to whoever asks on loopback. */
export function createSandboxApps(sandboxUrl: string): AppleApps {
  const known = new Map<BrandId, Promise<AppleApp>>();
  const underWay = new Map<BrandId, Promise<AppleApp>>();

  function ask(brand: BrandId): Promise<AppleApp> {
    const asked = underWay.get(brand) ?? readConsole(sandboxUrl, brand);
    underWay.set(brand, asked);
    known.set(brand, asked);
    // A failure is forgotten, so that the next call asks again.
    asked.catch(() => known.delete(brand)).finally(() => underWay.delete(brand));
    return asked;
  }

  return { of: (brand) => known.get(brand) ?? ask(brand), renewed: ask };
}

async function readConsole(sandboxUrl: string, brand: BrandId): Promise<AppleApp> {
  try {
    const response = await fetch(`${sandboxUrl}/apple/console/apps/${brand}`, {
      signal: AbortSignal.timeout(TIME_LIMIT_MS),
    });
    if (!response.ok) throw new ProviderUnavailable(`the sandbox's console answered ${response.status}`);
    return (await response.json()) as AppleApp;
  } catch (error) {
    if (error instanceof ProviderUnavailable) throw error;
    throw new ProviderUnavailable(`the sandbox's console is out of reach: ${(error as Error).name}`);
  }
}
