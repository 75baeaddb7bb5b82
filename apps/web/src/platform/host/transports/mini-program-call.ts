import { methodOf, propertyOf } from '../host-window.ts';

export type MiniProgramCall = 'navigateTo' | 'navigateBack' | 'postMessage';
type Run = (input: object, done: (took: boolean) => void) => void;

/** WeChat's answers end with a colon and a word; only `ok` is success. */
const wasTaken = (said: unknown) => /:ok$/.test(String(propertyOf(said, 'err_msg')));

/** Uses WeChat's JS-SDK, if the surrounding page has loaded it. */
function bySdk(call: MiniProgramCall): Run | undefined {
  const run = methodOf(propertyOf(propertyOf(window, 'wx'), 'miniProgram'), call);
  return run && ((input, done) => run({ ...input, success: () => done(true), fail: () => done(false) }));
}

/** Uses the object that WeChat injects into every web view, on which the JS-SDK is based. */
function byWebView(call: MiniProgramCall): Run | undefined {
  const invoke = methodOf(propertyOf(window, 'WeixinJSBridge'), 'invoke');
  if (!invoke) return undefined;
  return (input, done) => {
    // The SDK wraps shared data; the web view expects it unwrapped.
    const arg = call === 'postMessage' ? propertyOf(input, 'data') : input;
    invoke('invokeMiniProgramAPI', { name: call, arg }, (said: unknown) => done(wasTaken(said)));
  };
}

/** Calls the mini-program around this web view; undefined if that is impossible. */
export function miniProgramCall(call: MiniProgramCall): Run | undefined {
  return bySdk(call) ?? byWebView(call);
}
