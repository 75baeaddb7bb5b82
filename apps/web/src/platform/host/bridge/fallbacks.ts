import type { BridgeInput, BridgeMethod, BridgeOutput, ShareInput } from './methods.ts';
import { shareByBrowser } from './share-by-browser.ts';

/** Why the host's own way did not work: it never had the call, or it took it and left us without an answer. */
export type Failure = 'notTaken' | 'noAnswer';

type Fallback<Method extends BridgeMethod> = (
  input: BridgeInput<Method>,
  failure: Failure,
) => BridgeOutput<Method> | Promise<BridgeOutput<Method>>;

/** Goes where a web page can go by itself. */
function assign({ url }: { url: string }): boolean {
  window.location.assign(url);
  return true;
}

function openTab({ url }: { url: string }): boolean {
  // A blocked popup and one without an opener look alike, so there is nothing to ask.
  window.open(url, '_blank', 'noopener,noreferrer');
  return true;
}

/** One page back where there is one; a browser closes only what a script has opened. */
function leave(): boolean {
  if (window.history.length > 1) window.history.back();
  else window.close();
  return true;
}

function share(card: ShareInput, failure: Failure): BridgeOutput<'share'> | Promise<BridgeOutput<'share'>> {
  // The app may still be showing its own panel: a second one over it would be worse than none.
  return failure === 'noAnswer' ? 'unknown' : shareByBrowser(card);
}

const unknown = () => 'unknown' as const;
const undone = () => false;

/** What a page does where the host does nothing. */
export const FALLBACKS: { readonly [Method in BridgeMethod]: Fallback<Method> } = {
  getAppInfo: () => undefined,
  getToken: () => undefined,
  login: () => ({ outcome: 'none' }),
  close: leave,
  openWebView: assign,
  openBrowser: openTab,
  share,
  payAlipay: unknown,
  payWechat: unknown,
  purchaseIos: () => ({ result: 'unknown' }),
  restoreIos: () => undefined,
  deviceId: () => '',
  notificationPermission: unknown,
  userInfoChanged: undone,
  payInfo360: unknown,
  track: undone,
};
