/** Exactly as a browser sends it: anything else would never match. */
export function isOrigin(text: string): boolean {
  return URL.canParse(text) && new URL(text).origin === text;
}
