import { mayHaveHost } from './may-have-host.ts';

/** Resolves once the client type and the token are known: at once in a plain browser, after 5 s at most in an app. */
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
