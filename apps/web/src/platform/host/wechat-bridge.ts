import { methodOf, propertyOf } from './host-window.ts';

/** The one word WeChat ends its answer with: ok is the only good one, cancel is the reader's own will. */
type WechatWord = string;
type Invoke = (call: string, input: object) => Promise<WechatWord>;

const wordOf = (said: unknown): WechatWord => /:(\w+)/.exec(String(propertyOf(said, 'err_msg')))?.[1] ?? '';

function findBridge(): Invoke | undefined {
  const invoke = methodOf(propertyOf(window, 'WeixinJSBridge'), 'invoke');
  return (
    invoke &&
    ((call, input) =>
      new Promise((resolve) => {
        invoke(call, input, (said: unknown) => resolve(wordOf(said)));
      }))
  );
}

/** What WeChat puts into each of its pages, on which its JS-SDK stands too; some put it in late. */
export function whenBridge(): Promise<Invoke> {
  const bridge = findBridge();
  if (bridge) return Promise.resolve(bridge);
  return new Promise((resolve) => {
    const take = () => {
      const late = findBridge();
      if (late) resolve(late);
    };
    document.addEventListener('WeixinJSBridgeReady', take, { once: true });
  });
}
