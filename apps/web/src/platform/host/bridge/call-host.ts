import { ANSWERS } from './answers.ts';
import type { Failure } from './fallbacks.ts';
import type { BridgeMethod, BridgeOutput } from './methods.ts';
import { readReply } from './read-reply.ts';
import type { BridgeRequest, BridgeTransport } from './transport.ts';

export type Outcome<Method extends BridgeMethod> =
  | { answer: NonNullable<BridgeOutput<Method>> }
  | { failure: Failure };

let calls = 0;

/** Unpredictable, and different from ids of the previous page in the same web view. */
function nextId(): string {
  calls += 1;
  return `${calls}-${Math.random().toString(36).slice(2, 12)}`;
}

/** One call, ended exactly once: by the first reply, a throwing transport, or the time limit. */
export function callHost<Method extends BridgeMethod>(
  transport: BridgeTransport,
  method: Method,
  args: object,
): Promise<Outcome<Method>> {
  const { limitMs, read, notice } = ANSWERS[method];
  const request: BridgeRequest = { bridge: 1, id: nextId(), method, args };
  return new Promise((resolve) => {
    let cleanUp: (() => void) | undefined;
    let over = false;
    const end = (outcome: Outcome<Method>) => {
      if (over) return;
      over = true;
      clearTimeout(timer);
      cleanUp?.();
      resolve(outcome);
    };
    const timer = setTimeout(() => end({ failure: 'noAnswer' }), limitMs);
    const hear = (said: unknown) => {
      const reply = readReply(said, request.id);
      if (!reply) return;
      const answer = reply.ok ? read(reply.value) : undefined;
      // After a clean refusal nothing happened in the host; after an invalid reply something may have.
      end(answer === undefined ? { failure: reply.ok ? 'noAnswer' : 'notTaken' } : { answer });
    };
    try {
      cleanUp = transport(request, hear);
    } catch {
      return end({ failure: 'notTaken' });
    }
    if (over) cleanUp?.();
    else if (notice) end({ answer: true as NonNullable<BridgeOutput<Method>> });
  });
}
