import type { BridgeTransport } from '../bridge/transport.ts';
import { methodOf, webkitHandler } from '../host-window.ts';
import { awaitReply } from './reply-inbox.ts';

/** A handler with replies returns a promise; older systems answer through the inbox. */
const asPromise = (returned: unknown): PromiseLike<unknown> | undefined =>
  methodOf(returned, 'then') ? (returned as PromiseLike<unknown>) : undefined;

export function connect(): BridgeTransport {
  return (request, onReply) => {
    const post = methodOf(webkitHandler(window), 'postMessage');
    if (!post) throw new Error('the message handler is missing');
    const cleanUp = awaitReply(request.id, onReply);
    try {
      asPromise(post(request))?.then(onReply, () => onReply({ id: request.id, ok: false }));
    } catch (cause) {
      cleanUp();
      throw cause;
    }
    return cleanUp;
  };
}
