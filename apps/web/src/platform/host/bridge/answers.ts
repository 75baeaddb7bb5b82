import {
  type Guard,
  readAppInfo,
  readDeviceId,
  readLogin,
  readOneOf,
  readPayResult,
  readPurchase,
  readToken,
  readTransactions,
  readTrue,
} from './guards.ts';
import type { BridgeMethod, BridgeOutput } from './methods.ts';

interface AnswerRule<Value> {
  /** Time in ms from the call to the fallback. */
  limitMs: number;
  read: Guard<NonNullable<Value>>;
  /** No answer is awaited: sending the call counts as success. */
  notice?: true;
}

const SECOND = 1000;
/** For methods where the user acts: enters a code, chooses a friend, pays. */
const PERSON = 300 * SECOND;

/** Time limit and answer guard of each method. */
export const ANSWERS: { readonly [Method in BridgeMethod]: AnswerRule<BridgeOutput<Method>> } = {
  getAppInfo: { limitMs: 5 * SECOND, read: readAppInfo },
  getToken: { limitMs: 3 * SECOND, read: readToken },
  login: { limitMs: PERSON, read: readLogin },
  close: { limitMs: SECOND, read: readTrue },
  openWebView: { limitMs: 2 * SECOND, read: readTrue },
  openBrowser: { limitMs: 2 * SECOND, read: readTrue },
  share: { limitMs: PERSON, read: readOneOf(['shared', 'byMenu', 'cancelled', 'failed', 'unknown']) },
  payAlipay: { limitMs: PERSON, read: readPayResult },
  payWechat: { limitMs: PERSON, read: readPayResult },
  purchaseIos: { limitMs: PERSON, read: readPurchase },
  restoreIos: { limitMs: 60 * SECOND, read: readTransactions },
  deviceId: { limitMs: 2 * SECOND, read: readDeviceId },
  notificationPermission: { limitMs: 60 * SECOND, read: readOneOf(['granted', 'denied', 'notAsked']) },
  userInfoChanged: { limitMs: SECOND, read: readTrue, notice: true },
  payInfo360: { limitMs: PERSON, read: readPayResult },
  track: { limitMs: SECOND, read: readTrue, notice: true },
};
