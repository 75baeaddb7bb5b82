import type { BridgeMethod } from '../bridge/methods.ts';
import type { BridgeRequest, BridgeTransport } from '../bridge/transport.ts';
import { type MiniProgramCall, miniProgramCall } from './mini-program-call.ts';

const CLIENT_TYPE = 'web_applet';

interface Step {
  call: MiniProgramCall;
  input: (args: BridgeRequest['args'], here: string) => object;
  /** The bridge's answer when the mini-program accepted the call. */
  value: unknown;
}

const pageWith = (path: string, values: object) => {
  const query = Object.entries(values).filter(([, value]) => value !== undefined);
  return {
    url: `${path}?${query.map(([name, value]) => `${name}=${encodeURIComponent(String(value))}`).join('&')}`,
  };
};

/**
 * A mini-program cannot answer its web view. It opens one of its own pages instead, which then opens the web
 * view again (with a token, or with the order to look up).
 */
const STEPS: Readonly<Partial<Record<BridgeMethod, Step>>> = {
  login: {
    call: 'navigateTo',
    input: (_args, here) => pageWith('/pages/login/login', { back: here }),
    value: { outcome: 'leaves' },
  },
  close: { call: 'navigateBack', input: () => ({ delta: 1 }), value: true },
  openWebView: { call: 'navigateTo', input: (args) => pageWith('/pages/web/web', args), value: true },
  payWechat: {
    call: 'navigateTo',
    input: (args, here) => pageWith('/pages/pay/pay', { ...args, back: here }),
    value: 'unknown',
  },
  share: { call: 'postMessage', input: (args) => ({ data: { share: args } }), value: 'byMenu' },
};

/** The JS-SDK is not bundled: it is used if present, otherwise the object it is based on. */
export function connect(): BridgeTransport {
  return (request, onReply) => {
    const { id, method, args } = request;
    if (method === 'getAppInfo') {
      onReply({ id, ok: true, value: { clientType: CLIENT_TYPE } });
      return undefined;
    }
    const step = STEPS[method];
    const run = step && miniProgramCall(step.call);
    if (!run) throw new Error('the mini-program cannot do this');
    run(step.input(args, window.location.href), (took) =>
      onReply(took ? { id, ok: true, value: step.value } : { id, ok: false }),
    );
    // postMessage is never confirmed: WeChat delivers it when the user shares or leaves.
    if (step.call === 'postMessage') onReply({ id, ok: true, value: step.value });
    return undefined;
  };
}
