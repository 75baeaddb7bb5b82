import type { TransportKind } from '../transport-kind.ts';
import type { BridgeTransport } from './transport.ts';

/** Loaded on demand, so that a page in a plain browser loads none. */
const LOADERS: Readonly<Record<TransportKind, () => Promise<{ connect: () => BridgeTransport }>>> = {
  hostObject: () => import('../transports/host-object.ts'),
  messageHandler: () => import('../transports/message-handler.ts'),
  miniProgram: () => import('../transports/mini-program.ts'),
  queryFunction: () => import('../transports/query-function.ts'),
  labFrame: () => import('../transports/lab-frame.ts'),
  none: () => import('../transports/none.ts'),
};

export async function loadTransport(kind: TransportKind): Promise<BridgeTransport> {
  return (await LOADERS[kind]()).connect();
}
