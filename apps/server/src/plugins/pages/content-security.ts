import { createHash } from 'node:crypto';

/** Rich text from content: removed before inline scripts are hashed. */
const RICH_TEXT = /<div[^>]*\bdata-rich-text\b[\s\S]*<\/main>/;
const INLINE_SCRIPT = /<script\b([^>]*)>([\s\S]*?)<\/script>/g;

const FIXED = [
  "default-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: https:",
  "media-src 'self' https: blob:",
  "connect-src 'self'",
  "frame-ancestors 'self'",
  "base-uri 'none'",
  "object-src 'none'",
].join('; ');

/**
 * Where a page may post a form: a provider's gateway redirects the payer to other pages, and browsers check
 * every redirect against this list.
 */
export function formTargetsOf(gateway: string): readonly string[] {
  const { origin, protocol, hostname } = new URL(gateway);
  const labels = hostname.split('.');
  const isNamed = labels.length > 2 && !/^\d+$/.test(labels.at(-1) ?? '');
  return isNamed ? [origin, `${protocol}//*.${labels.slice(1).join('.')}`] : [origin];
}

/**
 * The policy of a page: scripts of our origin and exactly the inline scripts that we wrote, not those inside
 * rich text.
 */
export function contentSecurityPolicy(html: string, formTargets: readonly string[] = []): string {
  const hashes = new Set<string>();
  for (const [, attributes = '', code = ''] of html.replace(RICH_TEXT, '').matchAll(INLINE_SCRIPT)) {
    if (/\bsrc=/.test(attributes)) continue;
    hashes.add(`'sha256-${createHash('sha256').update(code).digest('base64')}'`);
  }
  const scripts = ["'self'", ...hashes].join(' ');
  return `script-src ${scripts}; ${FIXED}; form-action ${["'self'", ...formTargets].join(' ')}`;
}
