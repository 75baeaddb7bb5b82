import type { BridgeMethod } from './methods.ts';

/** One call as it travels; its JSON is the same for every host. */
export interface BridgeRequest {
  bridge: 1;
  id: string;
  method: BridgeMethod;
  args: object;
}

/** What a host said, as it came: JSON text or an object, believed by nobody yet. */
export type TellReply = (said: unknown) => void;

/**
 * Hands a call to the host; `tell` may be called late, twice or never. May throw when the host is broken.
 * Returns what to clean up once the call is over.
 */
export type BridgeTransport = (request: BridgeRequest, tell: TellReply) => (() => void) | undefined;
