import { methodOf, propertyOf } from './host-window.ts';

/** The last word of WeChat's answer: `ok` is success, `cancel` means the user cancelled. */
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

/** The object that WeChat injects into every page, on which its JS-SDK is based; it may be injected late. */
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
