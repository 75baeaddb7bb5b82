/** The visitor's device, as far as downloads are concerned. */
export type Device = 'ios' | 'android' | 'harmony' | 'windows' | 'mac';

/** The first match wins: HarmonyOS user agents also contain Android. Unknown devices count as Windows PCs. */
export const DEVICE_SIGNS: readonly (readonly [Device, string])[] = [
  ['harmony', 'OpenHarmony|HarmonyOS|ArkWeb'],
  ['ios', 'iPhone|iPad|iPod'],
  ['android', 'Android'],
  ['mac', 'Macintosh'],
];
export const OTHER_DEVICE: Device = 'windows';

/** Longer user agents are not from a real browser and are cut. */
const MAX_USER_AGENT_LENGTH = 1024;

/** iPads identify as Macs but have touch points. */
export function deviceOf(userAgent: string, touchPoints: number): Device {
  const read = userAgent.slice(0, MAX_USER_AGENT_LENGTH);
  const device = DEVICE_SIGNS.find(([, sign]) => new RegExp(sign).test(read))?.[0] ?? OTHER_DEVICE;
  return device === 'mac' && touchPoints > 1 ? 'ios' : device;
}

export const isPhone = (device: Device): boolean => device !== 'windows' && device !== 'mac';

const KOL = /^[\p{L}\p{N}_-]{1,32}$/u;
const KEYWORD = /^[\p{L}\p{N}][\p{L}\p{N} ·_-]{0,31}$/u;

/** Query parameters that may carry a KOL code. */
export type KolSearch = { kol?: string; kolCode?: string; code?: string };

/** The KOL code that may be passed on to a store; undefined if it is missing or invalid. */
export function readKolCode(search: KolSearch): string | undefined {
  const code = search.kol ?? search.kolCode ?? search.code;
  return code !== undefined && KOL.test(code) ? code : undefined;
}

/** A keyword to search in the App Store; undefined if it is missing or invalid. */
export function readKeyword(keyword: string | undefined): string | undefined {
  const text = keyword?.trim();
  return text !== undefined && KEYWORD.test(text) ? text : undefined;
}

/** Adds one query parameter to a link of the catalogue. */
export function withQuery(link: string, name: string, value: string | undefined): string {
  return value === undefined ? link : `${link}?${name}=${encodeURIComponent(value)}`;
}
