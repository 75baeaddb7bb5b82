import { type CssRule, readCssRules, splitSelectors } from './css-rules.ts';
import { dropUnusedProperties } from './used-properties.ts';

const CLASS = /\.((?:[\w-]|\\.)+)/g;
/** The brand is the only attribute that scripts never change; others may change before the first paint. */
const BRAND = /\[data-brand=["']?([\w-]+)["']?\]/g;
/** The arguments of these pseudo-classes cannot be decided from the HTML, so they count as a match. */
const FUNCTION = /:(?:not|is|where|has|host|nth-[\w-]+)\([^()]*(?:\([^()]*\)[^()]*)*\)/g;

/** The parts of a page that a selector can name. */
interface PageSigns {
  classes: ReadonlySet<string>;
  brands: ReadonlySet<string>;
}

/** The rules that can match the page as it is; all others may load after the first paint. */
export function pickFirstStyles(css: string, html: string): string {
  const page = html.replace(css, () => '');
  const picked = pick(rulesOf(css), readSigns(page));
  const text = write(picked.filter(({ prelude }) => !isKeyframes(prelude)));
  const moving = picked.filter(({ prelude }) => !isKeyframes(prelude) || text.includes(nameOf(prelude)));
  return write(dropUnusedProperties(moving, page));
}

function pick(rules: readonly CssRule[], signs: PageSigns): CssRule[] {
  return rules.flatMap((rule) => {
    if (rule.inner) {
      const inner = pick(rule.inner, signs);
      return inner.length > 0 ? [{ ...rule, inner }] : [];
    }
    if (rule.prelude.startsWith('@')) return [rule];
    const selectors = splitSelectors(rule.prelude).filter((selector) => mayMatch(selector, signs));
    return selectors.length > 0 ? [{ prelude: selectors.join(','), body: rule.body }] : [];
  });
}

function mayMatch(selector: string, { classes, brands }: PageSigns): boolean {
  if (selector.includes('::view-transition')) return false;
  const plain = selector.replace(FUNCTION, '');
  for (const [, name = ''] of plain.matchAll(CLASS)) if (!classes.has(name.replace(/\\/g, ''))) return false;
  for (const [, brand = ''] of plain.matchAll(BRAND)) if (!brands.has(brand)) return false;
  return true;
}

function readSigns(html: string): PageSigns {
  const classes = new Set<string>();
  for (const [, names = ''] of html.matchAll(/\sclass="([^"]*)"/g))
    for (const name of names.split(/\s+/)) classes.add(name);
  const brands = new Set<string>();
  for (const [, brand = ''] of html.matchAll(/\sdata-brand="([^"]*)"/g)) brands.add(brand);
  return { classes, brands };
}

const isKeyframes = (prelude: string) => /^@(?:-webkit-)?keyframes\b/.test(prelude);
const nameOf = (prelude: string) => prelude.slice(prelude.indexOf(' ') + 1);
const write = (rules: readonly CssRule[]): string => rules.map(writeRule).join('');

function writeRule({ prelude, body, inner }: CssRule): string {
  if (inner) return `${prelude}{${write(inner)}}`;
  return body === '' ? `${prelude};` : `${prelude}{${body}}`;
}

/** A build has few combinations of style sheets, so each is parsed once. */
const read = new Map<string, readonly CssRule[]>();
const MOST_READ = 200;

function rulesOf(css: string): readonly CssRule[] {
  const known = read.get(css);
  if (known) return known;
  if (read.size >= MOST_READ) read.clear();
  const rules = readCssRules(css);
  read.set(css, rules);
  return rules;
}
