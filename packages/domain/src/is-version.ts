const NUMERIC_VERSION = /^\d{1,6}(?:\.\d{1,6}){0,3}$/;

/**
 * True for 1 to 4 dotted numbers. In a file of its own because every page checks its address with it, and
 * does not need the comparison.
 */
export function isVersion(text: string): boolean {
  return NUMERIC_VERSION.test(text);
}
