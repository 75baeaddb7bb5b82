import type { ClientType } from '@juban/catalog';

export interface AppInfo {
  clientType: ClientType;
  clientVersion: string | undefined;
  theme: 'light' | 'dark' | undefined;
}

/** Only a hint: the server decides what was paid. */
export type PayResult = 'paid' | 'cancelled' | 'failed' | 'unknown';
/** copied: the link is on the clipboard, not sent yet; byMenu: the user shares through the host's menu. */
export type ShareResult = 'shared' | 'copied' | 'byMenu' | 'cancelled' | 'failed' | 'unknown';
export type Permission = 'granted' | 'denied' | 'notAsked' | 'unknown';

export interface ShareInput {
  title: string;
  text: string;
  url: string;
  image?: string;
}

/** Field names as WeChat's payment interface requires them. */
export interface WechatPayInput {
  orderNo: string;
  appId: string;
  partnerId?: string;
  prepayId?: string;
  nonceStr: string;
  timeStamp: string;
  package: string;
  signType?: string;
  sign: string;
}

export interface IosPurchase {
  result: PayResult;
  /** The signed transaction for the server to confirm; only with `paid`. */
  jws?: string;
}

type Nothing = Record<string, never>;

/** Every method of the bridge: its input, and its output whether the host answers or not. */
export interface BridgeMethods {
  getAppInfo: { input: Nothing; output: AppInfo | undefined };
  /** Empty: no user is logged in. Undefined: the host did not answer. */
  getToken: { input: Nothing; output: string | undefined };
  /** The outcome of the login; `none` if the page has to show its own. */
  login: { input: Nothing; output: LoginAnswer };
  close: { input: Nothing; output: boolean };
  openWebView: { input: { url: string; title?: string }; output: boolean };
  openBrowser: { input: { url: string }; output: boolean };
  share: { input: ShareInput; output: ShareResult };
  payAlipay: { input: { orderNo: string; orderInfo: string }; output: PayResult };
  payWechat: { input: WechatPayInput; output: PayResult };
  /** The account token is passed to StoreKit; the server finds the purchase's user by it. */
  purchaseIos: {
    input: { orderNo: string; productId: string; appAccountToken: string };
    output: IosPurchase;
  };
  /** Signed transactions of the device's Apple account; undefined if the host did not answer. */
  restoreIos: { input: Nothing; output: readonly string[] | undefined };
  /** Empty when unknown. */
  deviceId: { input: Nothing; output: string };
  notificationPermission: { input: { ask: boolean }; output: Permission };
  userInfoChanged: { input: Nothing; output: boolean };
  payInfo360: { input: { orderNo: string; payInfo: string }; output: PayResult };
  track: { input: { event: string; fields: Readonly<Record<string, string>> }; output: boolean };
}

export interface LoginAnswer {
  /** leaves: the host continues and opens the page again; none: it cannot log in. */
  outcome: 'loggedIn' | 'cancelled' | 'leaves' | 'none';
  token?: string;
}

export type BridgeMethod = keyof BridgeMethods;
export type BridgeInput<Method extends BridgeMethod> = BridgeMethods[Method]['input'];
export type BridgeOutput<Method extends BridgeMethod> = BridgeMethods[Method]['output'];

/**
 * The interface for pages. No method rejects: each resolves with an answer or, in time, with its fallback.
 */
export type Bridge = {
  [Method in BridgeMethod]: (
    ...input: BridgeInput<Method> extends Nothing ? [] : [BridgeInput<Method>]
  ) => Promise<BridgeOutput<Method>>;
};
