import { DAY_MS } from './membership.ts';

/** Maximum age of a session, however active. */
export const SESSION_LIFE_MS = 90 * DAY_MS;
/** Maximum time without use. */
export const SESSION_IDLE_MS = 30 * DAY_MS;

/** The database has the same list in a constraint. */
export type SessionDevice = 'iphone' | 'ipad' | 'android' | 'harmony' | 'windows' | 'mac' | 'linux' | 'other';

/** The first match wins: HarmonyOS user agents also contain Android, and Android ones contain Linux. */
const SIGNS: readonly (readonly [SessionDevice, RegExp])[] = [
  ['harmony', /OpenHarmony|HarmonyOS|ArkWeb/],
  ['iphone', /\biP(?:hone|od)\b/],
  ['ipad', /\biPad\b/],
  ['android', /\bAndroid\b/],
  ['windows', /\bWindows\b/],
  ['mac', /\bMacintosh\b/],
  ['linux', /\bLinux\b/],
];

/** The device according to the user agent. This can be wrong: iPads may identify as Macs. */
export const sessionDeviceOf = (userAgent: string): SessionDevice =>
  SIGNS.find(([, sign]) => sign.test(userAgent))?.[0] ?? 'other';
