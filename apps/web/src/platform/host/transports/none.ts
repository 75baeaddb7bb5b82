import type { BridgeTransport } from '../bridge/transport.ts';

/** There is no host: every call uses its fallback at once. */
export const connect = (): BridgeTransport => () => {
  throw new Error('there is no host');
};
