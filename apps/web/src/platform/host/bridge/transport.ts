import type { BridgeMethod } from './methods.ts';

/** One call; its JSON is the same for every host. */
export interface BridgeRequest {
  bridge: 1;
  id: string;
  method: BridgeMethod;
  args: object;
}

/** Receives a host's unvalidated answer: JSON text or an object. */
export type OnReply = (said: unknown) => void;

/**
 * Sends a call to the host. `onReply` may be called late, twice or never. Throws if the host is broken.
 * Returns a cleanup for when the call is over.
 */
export type BridgeTransport = (request: BridgeRequest, onReply: OnReply) => (() => void) | undefined;
