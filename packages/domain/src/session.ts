import { DAY_MS } from './membership.ts';

/** However much it is used. */
export const SESSION_LIFE_MS = 90 * DAY_MS;
/** Without being used. */
export const SESSION_IDLE_MS = 30 * DAY_MS;

/** The database has the same list. */
export type SessionDevice = 'iphone' | 'ipad' | 'android' | 'harmony' | 'windows' | 'mac' | 'linux' | 'other';

/** The first that fits: HarmonyOS also says Android, and Android also says Linux. */
const SIGNS: readonly (readonly [SessionDevice, RegExp])[] = [
  ['harmony', /OpenHarmony|HarmonyOS|ArkWeb/],
  ['iphone', /\biP(?:hone|od)\b/],
  ['ipad', /\biPad\b/],
  ['android', /\bAndroid\b/],
  ['windows', /\bWindows\b/],
  ['mac', /\bMacintosh\b/],
  ['linux', /\bLinux\b/],
];

/** What a user agent says of the device; it may lie, and an iPad may call itself a Mac. */
export const sessionDeviceOf = (userAgent: string): SessionDevice =>
  SIGNS.find(([, sign]) => sign.test(userAgent))?.[0] ?? 'other';
