import { replyId } from '../bridge/read-reply.ts';
import type { BridgeTransport } from '../bridge/transport.ts';
import { readLabContainer } from '../lab-frame.ts';

/**
 * The Lab simulates the host from outside the frame. Only messages of the parent window are accepted, and
 * only while it has our origin.
 */
export function connect(): BridgeTransport {
  return (request, onReply) => {
    const { parent, location } = window;
    if (!readLabContainer(window)) throw new Error('this page is not framed by the Lab');
    const hear = (event: MessageEvent) => {
      if (event.source !== parent || event.origin !== location.origin) return;
      if (replyId(event.data) === request.id) onReply(event.data);
    };
    window.addEventListener('message', hear);
    try {
      parent.postMessage(request, location.origin);
    } catch (cause) {
      window.removeEventListener('message', hear);
      throw cause;
    }
    return () => window.removeEventListener('message', hear);
  };
}
