export type SimulatedKind = 'hostObject' | 'messageHandler' | 'oldMessageHandler' | 'queryFunction';
export type Behaviour = 'answers' | 'silent' | 'twice' | 'throws' | 'refuses' | 'junk' | 'otherId';

export interface SimulatedHost {
  kind: SimulatedKind;
  behaviour?: Behaviour;
  /** Answers by method; other methods are refused. */
  answers?: Readonly<Record<string, unknown>>;
}

/** Name under which tests read the page's calls. */
export const CALLS_NAME = 'simulatedHostCalls';

/**
 * Injects a host before the page's own code runs. Self-contained, so that browser tests can use it as an init
 * script.
 */
export function simulateHost({ kind, behaviour = 'answers', answers = {} }: SimulatedHost): void {
  type Request = { id: string; method: string };
  type Tell = (said: unknown) => void;
  const calls: Request[] = [];
  const later = (act: () => void) => void setTimeout(act, 5);
  const inbox: Tell = (said) => Reflect.get(window, 'jubanBridge').reply(JSON.stringify(said));

  function receive(request: Request, tell: Tell): void {
    calls.push(request);
    if (behaviour === 'throws') throw new Error('the host broke');
    if (behaviour === 'silent') return;
    const known = request.method in answers && behaviour !== 'refuses';
    const good = known ? { ok: true, value: answers[request.method] } : { ok: false, error: 'unsupported' };
    const id = behaviour === 'otherId' ? 'somebody-else' : request.id;
    later(() => tell(behaviour === 'junk' ? { id, ok: 'yes', value: [{}, 7] } : { id, ...good }));
    if (behaviour === 'twice') later(() => tell({ id, ok: true, value: 'the second answer' }));
  }

  const hosts: Record<SimulatedKind, () => object> = {
    hostObject: () => ({
      JubanHost: { postMessage: (text: string) => receive(JSON.parse(text), inbox) },
    }),
    oldMessageHandler: () => ({
      webkit: { messageHandlers: { juban: { postMessage: (request: Request) => receive(request, inbox) } } },
    }),
    messageHandler: () => ({
      webkit: {
        messageHandlers: {
          juban: { postMessage: (request: Request) => new Promise((tell) => receive(request, tell)) },
        },
      },
    }),
    queryFunction: () => ({
      cefQuery: ({ request, onSuccess }: { request: string; onSuccess: Tell }) => {
        receive(JSON.parse(request), (said) => onSuccess(JSON.stringify(said)));
        return calls.length;
      },
      cefQueryCancel: () => {},
    }),
  };
  Object.assign(window, hosts[kind](), { simulatedHostCalls: calls });
}
