import { methodOf, propertyOf } from '../../host/host-window.ts';

type Invoke = (call: string, input: object) => Promise<boolean>;

/** WeChat ends what it says with a colon and one word; ok is the only good one. */
const wasTaken = (said: unknown) => /:ok$/.test(String(propertyOf(said, 'err_msg')));

function findBridge(): Invoke | undefined {
  const invoke = methodOf(propertyOf(window, 'WeixinJSBridge'), 'invoke');
  return (
    invoke &&
    ((call, input) =>
      new Promise((resolve) => {
        invoke(call, input, (said: unknown) => resolve(wasTaken(said)));
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
