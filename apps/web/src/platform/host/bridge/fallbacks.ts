import type { BridgeInput, BridgeMethod, BridgeOutput, ShareInput } from './methods.ts';
import { shareByBrowser } from './share-by-browser.ts';

/** notTaken: the host never got the call; noAnswer: it got the call but gave no valid answer. */
export type Failure = 'notTaken' | 'noAnswer';

type Fallback<Method extends BridgeMethod> = (
  input: BridgeInput<Method>,
  failure: Failure,
) => BridgeOutput<Method> | Promise<BridgeOutput<Method>>;

/** Navigates the page itself. */
function assign({ url }: { url: string }): boolean {
  window.location.assign(url);
  return true;
}

function openTab({ url }: { url: string }): boolean {
  // A blocked popup and one with noopener both return null, so the result says nothing.
  window.open(url, '_blank', 'noopener,noreferrer');
  return true;
}

/** Goes back if there is history; a browser closes only windows that a script opened. */
function leave(): boolean {
  if (window.history.length > 1) window.history.back();
  else window.close();
  return true;
}

function share(card: ShareInput, failure: Failure): BridgeOutput<'share'> | Promise<BridgeOutput<'share'>> {
  // The app may still be showing its own panel, so do not open a second one.
  return failure === 'noAnswer' ? 'unknown' : shareByBrowser(card);
}

const unknown = () => 'unknown' as const;
const undone = () => false;

/** What the page does itself when the host does not. */
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
