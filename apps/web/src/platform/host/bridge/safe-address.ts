import { TOKEN_NAME } from '../../session/session.ts';

/** An address safe to pass on: http or https only, and without the token if it leaves our origin. */
export function safeAddress(address: string, here: string): string | undefined {
  let url: URL;
  try {
    url = new URL(address, here);
  } catch {
    return undefined;
  }
  if (url.protocol !== 'https:' && url.protocol !== 'http:') return undefined;
  if (url.origin !== new URL(here).origin) url.searchParams.delete(TOKEN_NAME);
  return url.href;
}
