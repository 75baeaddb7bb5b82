/**
 * Backslashes and control characters: browsers treat them as slashes or remove them, which changes the
 * target.
 */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what must not pass
const TREACHEROUS = /[\\\u0000-\u001f\u007f]/;
const SINGLE_SLASH = /^\/(?!\/)/;

/**
 * The target of a redirect: a path on our own origin, else /. A full address on our origin is reduced to its
 * path.
 */
export function ownPath(redirect: string | undefined, origin = globalThis.location?.origin): string {
  if (redirect === undefined || TREACHEROUS.test(redirect)) return '/';
  const path = origin && redirect.startsWith(`${origin}/`) ? redirect.slice(origin.length) : redirect;
  return SINGLE_SLASH.test(path) ? path : '/';
}
