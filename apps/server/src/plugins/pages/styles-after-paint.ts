import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pickFirstStyles } from './first-styles.ts';

const INLINE = /(<style data-tsr-inline-css=""[^>]*>)([\s\S]*?)<\/style>/;

export interface StyleSheet {
  href: string;
  css: string;
}

/** The style sheets of a build, longest first: if one is a prefix of another, the longer one is meant. */
export async function readStyleSheets(clientDir: string): Promise<StyleSheet[]> {
  const names = (await readdir(join(clientDir, 'assets'))).filter((name) => name.endsWith('.css'));
  const sheets = await Promise.all(
    names.map(async (name) => ({
      href: `/assets/${name}`,
      css: (await readFile(join(clientDir, 'assets', name), 'utf8')).trim(),
    })),
  );
  return sheets.filter(({ css }) => css !== '').sort((one, other) => other.css.length - one.css.length);
}

/**
 * Leaves only the styles of the first paint in the page, and names the sheets that load all others after it:
 * a slow phone parses every rule before it paints, and half of them are for elements that do not exist yet.
 */
export function putStylesAfterPaint(
  html: string,
  sheets: readonly StyleSheet[],
): { html: string; later: readonly string[] } {
  const [whole, open = '', css = ''] = INLINE.exec(html) ?? [];
  const later = whole === undefined ? undefined : findSheets(css, sheets);
  if (whole === undefined || later === undefined) return { html, later: [] };
  const first = pickFirstStyles(css, html);
  return { html: html.replace(whole, () => `${open}${first}</style>`), later };
}

/** The sheets that this text consists of, in order; undefined if it contains anything else. */
function findSheets(css: string, sheets: readonly StyleSheet[]): string[] | undefined {
  const found: string[] = [];
  let at = skipBlank(css, 0);
  while (at < css.length) {
    const sheet = sheets.find((one) => css.startsWith(one.css, at));
    if (!sheet) return undefined;
    found.push(sheet.href);
    at = skipBlank(css, at + sheet.css.length);
  }
  return found;
}

function skipBlank(css: string, from: number): number {
  let at = from;
  while (/\s/.test(css.charAt(at))) at += 1;
  return at;
}
