import type { TransportKind } from '../transport-kind.ts';
import { callHost } from './call-host.ts';
import { FALLBACKS } from './fallbacks.ts';
import type { Bridge, BridgeInput, BridgeMethod, BridgeOutput } from './methods.ts';
import { safeAddress } from './safe-address.ts';
import type { BridgeTransport } from './transport.ts';

type LoadTransport = (kind: TransportKind) => Promise<BridgeTransport>;

/** Results for addresses that a page must not open. */
const REFUSED: { readonly [Method in BridgeMethod]?: BridgeOutput<Method> } = {
  openWebView: false,
  openBrowser: false,
  share: 'failed',
};

/** Returns the input with a safe address; undefined if there is none. */
function prepare<Input extends object>(input: Input): Input | undefined {
  if (!('url' in input)) return input;
  const url = safeAddress(String(input.url), window.location.href);
  return url === undefined ? undefined : { ...input, url };
}

export function createBridge(kind: TransportKind, loadTransport: LoadTransport): Bridge {
  let loading: Promise<BridgeTransport> | undefined;
  const call = async <Method extends BridgeMethod>(
    method: Method,
    given: BridgeInput<Method>,
  ): Promise<BridgeOutput<Method>> => {
    const input = prepare(given);
    if (!input) return REFUSED[method] as BridgeOutput<Method>;
    loading ??= loadTransport(kind);
    const transport = await loading.catch(() => undefined);
    // A failed chunk may load next time.
    if (!transport) loading = undefined;
    const outcome = transport ? await callHost(transport, method, input) : { failure: 'notTaken' as const };
    if ('answer' in outcome) return outcome.answer;
    return FALLBACKS[method](input, outcome.failure);
  };
  return new Proxy({} as Bridge, {
    get: (_methods, name) =>
      typeof name === 'string' && name in FALLBACKS
        ? (input: never) => call(name as BridgeMethod, input ?? {})
        : undefined,
  });
}
