/** Tags that survive, each with nothing but itself; the link alone has an attribute. */
const ALLOWED = new Set(
  'p h2 h3 h4 ul ol li strong b em i u br hr blockquote table thead tbody tr th td a'.split(' '),
);
const VOID = new Set(['br', 'hr']);
/** What stands inside these is no text for readers. */
const DROPPED_WHOLE =
  /<(script|style|iframe|object|embed|template|noscript|textarea|title|svg|math|xmp|select)\b[\s\S]*?(?:<\/\1\s*>|$)/gi;
const COMMENT = /<!--[\s\S]*?(?:-->|$)|<[!?][^>]*(?:>|$)/g;
const TAG = /<(\/?)([a-z][a-z0-9]*)((?:"[^"]*"|'[^']*'|[^'">])*)>/gi;
const HREF = /(?:^|\s)href\s*=\s*(?:"([^"]*)"|'([^']*)')/i;
/** A path of ours, a page over https, a mail address or a phone number, spelt plainly. */
const LINK =
  /^(?:\/(?![/\\])[\w\-./?=&%#~]*|https:\/\/[\w.-]+(?::\d+)?(?:\/[\w\-./?=&%#~]*)?|mailto:[\w.+-]+@[\w.-]+|tel:\+?[\d-]+)$/;
const ENTITY = /&(?!(?:[a-z][a-z0-9]{1,31}|#\d{1,7}|#x[\da-f]{1,6});)/gi;

/**
 * Rich text with nothing in it that could run: only listed tags are written out again, everything else becomes
 * text. What comes out goes through unchanged a second time, so that a stored hash also holds for what is sent.
 */
export function sanitiseHtml(html: string): string {
  const source = strip(html.replaceAll('\0', ''));
  const open: string[] = [];
  let out = '';
  let last = 0;
  for (const { 0: whole, 1: slash, 2: name = '', 3: rest = '', index } of source.matchAll(TAG)) {
    out += escapeText(source.slice(last, index));
    last = index + whole.length;
    out += slash === '/' ? closeTag(name.toLowerCase(), open) : openTag(name.toLowerCase(), rest, open);
  }
  out += escapeText(source.slice(last));
  return out + open.reverse().map(toEnd).join('');
}

/** Again and again: taking one thing out may put another together. */
function strip(source: string): string {
  let rest = source;
  for (let before = ''; before !== rest; ) {
    before = rest;
    rest = rest.replace(DROPPED_WHOLE, '').replace(COMMENT, '');
  }
  return rest;
}

function openTag(tag: string, rest: string, open: string[]): string {
  if (!ALLOWED.has(tag)) return '';
  if (VOID.has(tag)) return `<${tag}>`;
  open.push(tag);
  return tag === 'a' ? `<a${hrefOf(rest)}>` : `<${tag}>`;
}

/** Closes what was left open inside, as a reader would; an end without a beginning falls away. */
function closeTag(tag: string, open: string[]): string {
  const at = open.lastIndexOf(tag);
  return at < 0 ? '' : open.splice(at).reverse().map(toEnd).join('');
}

function hrefOf(rest: string): string {
  const [, double, single] = HREF.exec(rest) ?? [];
  const target = (double ?? single ?? '').trim().replaceAll('&amp;', '&');
  return LINK.test(target) ? ` href="${target.replaceAll('&', '&amp;')}" rel="noopener"` : '';
}

const toEnd = (tag: string) => `</${tag}>`;

function escapeText(text: string): string {
  return text
    .replace(ENTITY, '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
