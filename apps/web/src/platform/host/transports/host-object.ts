import { replyId } from '../bridge/read-reply.ts';
import type { BridgeTransport } from '../bridge/transport.ts';
import { methodOf, propertyOf } from '../host-window.ts';
import { awaitReply } from './reply-inbox.ts';

/**
 * Android and HarmonyOS inject one object that takes JSON text. Replies arrive as messages of that object
 * (Android's message listener) or through the inbox.
 */
export function connect(): BridgeTransport {
  return (request, onReply) => {
    const object = propertyOf(window, 'JubanHost');
    const post = methodOf(object, 'postMessage');
    if (!post) throw new Error('the host object is missing');
    const stopWaiting = awaitReply(request.id, onReply);
    const hear = (event: unknown) => {
      const said = propertyOf(event, 'data');
      if (replyId(said) === request.id) onReply(said);
    };
    methodOf(object, 'addEventListener')?.('message', hear);
    const cleanUp = () => {
      stopWaiting();
      methodOf(object, 'removeEventListener')?.('message', hear);
    };
    try {
      post(JSON.stringify(request));
    } catch (cause) {
      cleanUp();
      throw cause;
    }
    return cleanUp;
  };
}
