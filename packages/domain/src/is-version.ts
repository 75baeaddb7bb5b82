const NUMERIC_VERSION = /^\d{1,6}(?:\.\d{1,6}){0,3}$/;

/** True for 1 to 4 dotted numbers. Apart from what compares them, because every page asks this of its address. */
export function isVersion(text: string): boolean {
  return NUMERIC_VERSION.test(text);
}
