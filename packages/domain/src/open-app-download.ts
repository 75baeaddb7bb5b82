/** What a visitor's device is, as far as downloads go. */
export type Device = 'ios' | 'android' | 'harmony' | 'windows' | 'mac';

/** The first that a user agent fits; HarmonyOS also says Android, and whatever fits none is a Windows PC. */
export const DEVICE_SIGNS: readonly (readonly [Device, string])[] = [
  ['harmony', 'OpenHarmony|HarmonyOS|ArkWeb'],
  ['ios', 'iPhone|iPad|iPod'],
  ['android', 'Android'],
  ['mac', 'Macintosh'],
];
export const OTHER_DEVICE: Device = 'windows';

/** Longer user agents are nobody's. */
const LONGEST_USER_AGENT = 1024;

/** iPads call themselves Macs, but have fingers. */
export function deviceOf(userAgent: string, touchPoints: number): Device {
  const read = userAgent.slice(0, LONGEST_USER_AGENT);
  const device = DEVICE_SIGNS.find(([, sign]) => new RegExp(sign).test(read))?.[0] ?? OTHER_DEVICE;
  return device === 'mac' && touchPoints > 1 ? 'ios' : device;
}

export const isPhone = (device: Device): boolean => device !== 'windows' && device !== 'mac';

const KOL = /^[\p{L}\p{N}_-]{1,32}$/u;
const KEYWORD = /^[\p{L}\p{N}][\p{L}\p{N} ·_-]{0,31}$/u;

/** Where the code of who recommends may stand in an address. */
export type KolSearch = { kol?: string; kolCode?: string; code?: string };

/** A KOL's code as it may go on to a store; undefined for what is none. */
export function readKolCode(search: KolSearch): string | undefined {
  const code = search.kol ?? search.kolCode ?? search.code;
  return code !== undefined && KOL.test(code) ? code : undefined;
}

/** A keyword to search the App Store for; undefined for what is none. */
export function readKeyword(keyword: string | undefined): string | undefined {
  const text = keyword?.trim();
  return text !== undefined && KEYWORD.test(text) ? text : undefined;
}

/** A link of the catalogue with one value more in its query; the rest of it stays as it is. */
export function withQuery(link: string, name: string, value: string | undefined): string {
  return value === undefined ? link : `${link}?${name}=${encodeURIComponent(value)}`;
}
