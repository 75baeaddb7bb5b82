import type { BridgeTransport } from '../bridge/transport.ts';
import { methodOf } from '../host-window.ts';

/** The desktop client's message router: one function with a callback for success and one for failure. */
export function connect(): BridgeTransport {
  return (request, onReply) => {
    const query = methodOf(window, 'cefQuery');
    if (!query) throw new Error('the query function is missing');
    const number = query({
      request: JSON.stringify(request),
      persistent: false,
      onSuccess: onReply,
      onFailure: () => onReply({ id: request.id, ok: false }),
    });
    return () => void methodOf(window, 'cefQueryCancel')?.(number);
  };
}
