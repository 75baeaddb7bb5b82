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
  /** In ms, from the call to the fallback. */
  limitMs: number;
  read: Guard<NonNullable<Value>>;
  /** Nobody waits for these: handed over is done. */
  notice?: true;
}

const SECOND = 1000;
/** A person is at work: typing a code, choosing a friend, paying. */
const PERSON = 300 * SECOND;

/** How long each method may take and what counts as its answer. */
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
