import { methodOf, propertyOf } from '../host-window.ts';

export type MiniProgramCall = 'navigateTo' | 'navigateBack' | 'postMessage';
type Run = (input: object, done: (took: boolean) => void) => void;

/** WeChat ends what it tells a web view with a colon and one word; ok is the only good one. */
const wasTaken = (said: unknown) => /:ok$/.test(String(propertyOf(said, 'err_msg')));

/** By the object of WeChat's JS-SDK, where the page around us has loaded it. */
function bySdk(call: MiniProgramCall): Run | undefined {
  const run = methodOf(propertyOf(propertyOf(window, 'wx'), 'miniProgram'), call);
  return run && ((input, done) => run({ ...input, success: () => done(true), fail: () => done(false) }));
}

/** By what WeChat itself puts into each of its web views, on which the JS-SDK stands too. */
function byWebView(call: MiniProgramCall): Run | undefined {
  const invoke = methodOf(propertyOf(window, 'WeixinJSBridge'), 'invoke');
  if (!invoke) return undefined;
  return (input, done) => {
    // The SDK wraps what it keeps for sharing; the web view wants it bare.
    const arg = call === 'postMessage' ? propertyOf(input, 'data') : input;
    invoke('invokeMiniProgramAPI', { name: call, arg }, (said: unknown) => done(wasTaken(said)));
  };
}

/** A step of the mini-program around this web view; undefined when there is no way to it. */
export function miniProgramCall(call: MiniProgramCall): Run | undefined {
  return bySdk(call) ?? byWebView(call);
}
