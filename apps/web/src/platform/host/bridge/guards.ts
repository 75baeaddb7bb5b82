import { findClientType } from '@juban/catalog';
import { propertyOf } from '../host-window.ts';
import type { AppInfo, IosPurchase, LoginAnswer } from './methods.ts';

/** Parses a host's answer; undefined if it is invalid. */
export type Guard<Value> = (said: unknown) => Value | undefined;

const VERSION = /^\d{1,4}(\.\d{1,4}){0,3}$/;
/** Sent as a header, so visible characters only. */
const TOKEN = /^[\x21-\x7e]{0,4096}$/;
const DEVICE_ID = /^[\w.:-]{1,128}$/;
const JWS = /^[\w-]+\.[\w-]+\.[\w-]+$/;
const LONGEST_JWS = 16_384;
const MOST_TRANSACTIONS = 200;

const textLike =
  (pattern: RegExp): Guard<string> =>
  (said) =>
    typeof said === 'string' && pattern.test(said) ? said : undefined;

export const readToken = textLike(TOKEN);
export const readDeviceId = textLike(DEVICE_ID);
const readVersion = textLike(VERSION);
const readJws: Guard<string> = (said) =>
  typeof said === 'string' && said.length <= LONGEST_JWS && JWS.test(said) ? said : undefined;

export const readTrue: Guard<boolean> = (said) => (said === true ? true : undefined);

export function readOneOf<const Value extends string>(allowed: readonly Value[]): Guard<Value> {
  return (said) => allowed.find((value) => value === said);
}

const readTheme = readOneOf(['light', 'dark']);

/** An unknown client type is no answer; an invalid version or theme is left out. */
export const readAppInfo: Guard<AppInfo> = (said) => {
  const id = propertyOf(said, 'clientType');
  const clientType = typeof id === 'string' ? findClientType(id) : undefined;
  if (!clientType) return undefined;
  return {
    clientType,
    clientVersion: readVersion(propertyOf(said, 'clientVersion')),
    theme: readTheme(propertyOf(said, 'theme')),
  };
};

export const readLogin: Guard<LoginAnswer> = (said) => {
  const outcome = readOneOf(['loggedIn', 'cancelled', 'leaves'])(propertyOf(said, 'outcome'));
  if (outcome !== 'loggedIn') return outcome && { outcome };
  const token = readToken(propertyOf(said, 'token'));
  return token ? { outcome, token } : undefined;
};

export const readPayResult = readOneOf(['paid', 'cancelled', 'failed', 'unknown']);

/** A purchase without its signed transaction cannot be confirmed, so it is no answer. */
export const readPurchase: Guard<IosPurchase> = (said) => {
  const result = readPayResult(propertyOf(said, 'result'));
  if (result !== 'paid') return result && { result };
  const jws = readJws(propertyOf(said, 'jws'));
  return jws ? { result, jws } : undefined;
};

export const readTransactions: Guard<readonly string[]> = (said) => {
  if (!Array.isArray(said) || said.length > MOST_TRANSACTIONS) return undefined;
  const read = said.map(readJws);
  return read.every((jws) => jws !== undefined) ? read : undefined;
};
