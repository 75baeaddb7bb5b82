import type { BridgeMethod } from '../bridge/methods.ts';
import type { BridgeRequest, BridgeTransport } from '../bridge/transport.ts';
import { methodOf, propertyOf } from '../host-window.ts';

const CLIENT_TYPE = 'web_applet';

interface Step {
  /** Of wx.miniProgram. */
  call: 'navigateTo' | 'navigateBack' | 'postMessage';
  input: (args: BridgeRequest['args'], here: string) => object;
  /** What the page is told when the mini-program took it. */
  value: unknown;
}

const pageWith = (path: string, values: object) => {
  const query = Object.entries(values).filter(([, value]) => value !== undefined);
  return {
    url: `${path}?${query.map(([name, value]) => `${name}=${encodeURIComponent(String(value))}`).join('&')}`,
  };
};

/**
 * A mini-program cannot answer the page in its web view: it is sent to one of the mini-program's own pages,
 * which opens the web view again (with a token, or with the order to look up) when it is done.
 */
const STEPS: Readonly<Partial<Record<BridgeMethod, Step>>> = {
  login: {
    call: 'navigateTo',
    input: (_args, here) => pageWith('/pages/login/login', { back: here }),
    value: { outcome: 'leaves' },
  },
  close: { call: 'navigateBack', input: () => ({}), value: true },
  openWebView: { call: 'navigateTo', input: (args) => pageWith('/pages/web/web', args), value: true },
  payWechat: {
    call: 'navigateTo',
    input: (args, here) => pageWith('/pages/pay/pay', { ...args, back: here }),
    value: 'unknown',
  },
  share: { call: 'postMessage', input: (args) => ({ data: { share: args } }), value: 'unknown' },
};

/** The JS-SDK's object is not bundled: it is the one that WeChat's web view or the page's wrapper provides. */
export function connect(): BridgeTransport {
  return (request, tell) => {
    const { id, method } = request;
    if (method === 'getAppInfo') {
      tell({ id, ok: true, value: { clientType: CLIENT_TYPE } });
      return undefined;
    }
    const step = STEPS[method];
    const run = step && methodOf(propertyOf(propertyOf(window, 'wx'), 'miniProgram'), step.call);
    if (!run) throw new Error('the mini-program cannot do this');
    run({
      ...step.input(request.args, window.location.href),
      success: () => tell({ id, ok: true, value: step.value }),
      fail: () => tell({ id, ok: false }),
    });
    // postMessage has no callbacks: it is kept by WeChat until the person shares or leaves.
    if (step.call === 'postMessage') tell({ id, ok: true, value: step.value });
    return undefined;
  };
}
