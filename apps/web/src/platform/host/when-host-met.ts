import { mayHaveHost } from './may-have-host.ts';

/** Resolves once client type and token are known: at once in a plain browser, after at most 5 s in an app. */
export async function whenHostMet(): Promise<void> {
  if (mayHaveHost())
    await import('./meet-host.ts').then(
      ({ meetHost }) => meetHost(),
      () => undefined,
    );
  if (window.jubanOffer)
    await import('./settle-offer.ts').then(
      ({ settleOffer }) => settleOffer(),
      () => undefined,
    );
}
