import type { ClientType } from '@juban/catalog';

export interface AppInfo {
  clientType: ClientType;
  clientVersion: string | undefined;
  theme: 'light' | 'dark' | undefined;
}

/** A hint of the app only: what was paid is decided by the server. */
export type PayResult = 'paid' | 'cancelled' | 'failed' | 'unknown';
/** copied: the link is ready to be pasted, and nobody has it yet; byMenu: the host's own menu sends it. */
export type ShareResult = 'shared' | 'copied' | 'byMenu' | 'cancelled' | 'failed' | 'unknown';
export type Permission = 'granted' | 'denied' | 'notAsked' | 'unknown';

export interface ShareInput {
  title: string;
  text: string;
  url: string;
  image?: string;
}

/** WeChat's own names, as its payment interface wants them. */
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
  /** The signed transaction, to be confirmed by the server; only with paid. */
  jws?: string;
}

type Nothing = Record<string, never>;

/** Every method of the bridge: what goes in, and what comes out when the host answers or when it does not. */
export interface BridgeMethods {
  getAppInfo: { input: Nothing; output: AppInfo | undefined };
  /** Empty: nobody is logged in. Undefined: the host did not say. */
  getToken: { input: Nothing; output: string | undefined };
  /** What came of the login; `none` when the page has to ask by itself. */
  login: { input: Nothing; output: LoginAnswer };
  close: { input: Nothing; output: boolean };
  openWebView: { input: { url: string; title?: string }; output: boolean };
  openBrowser: { input: { url: string }; output: boolean };
  share: { input: ShareInput; output: ShareResult };
  payAlipay: { input: { orderNo: string; orderInfo: string }; output: PayResult };
  payWechat: { input: WechatPayInput; output: PayResult };
  /** The account token goes to StoreKit as it is: by it the server knows whose purchase it is. */
  purchaseIos: {
    input: { orderNo: string; productId: string; appAccountToken: string };
    output: IosPurchase;
  };
  /** Signed transactions of the device's Apple account; undefined when the host did not say. */
  restoreIos: { input: Nothing; output: readonly string[] | undefined };
  /** Empty when unknown. */
  deviceId: { input: Nothing; output: string };
  notificationPermission: { input: { ask: boolean }; output: Permission };
  userInfoChanged: { input: Nothing; output: boolean };
  payInfo360: { input: { orderNo: string; payInfo: string }; output: PayResult };
  track: { input: { event: string; fields: Readonly<Record<string, string>> }; output: boolean };
}

export interface LoginAnswer {
  /** leaves: the host goes on by itself and shows the page again; none: it cannot log in. */
  outcome: 'loggedIn' | 'cancelled' | 'leaves' | 'none';
  token?: string;
}

export type BridgeMethod = keyof BridgeMethods;
export type BridgeInput<Method extends BridgeMethod> = BridgeMethods[Method]['input'];
export type BridgeOutput<Method extends BridgeMethod> = BridgeMethods[Method]['output'];

/** The port pages use. No method ever rejects: each ends with an answer or, in time, with its fallback. */
export type Bridge = {
  [Method in BridgeMethod]: (
    ...input: BridgeInput<Method> extends Nothing ? [] : [BridgeInput<Method>]
  ) => Promise<BridgeOutput<Method>>;
};
