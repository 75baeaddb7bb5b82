import { mayHaveHost } from './may-have-host.ts';

/** Resolves once client type and token are known: at once in a plain browser, after at most 5 s in an app. */
export async function whenHostConnected(): Promise<void> {
  if (mayHaveHost())
    await import('./connect-host.ts').then(
      ({ connectHost }) => connectHost(),
      () => undefined,
    );
  if (window.jubanOffer)
    await import('./settle-offered-token.ts').then(
      ({ settleOfferedToken }) => settleOfferedToken(),
      () => undefined,
    );
}
