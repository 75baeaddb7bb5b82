/** A rule of a style sheet; a rule that contains others (a media query) has them as `inner`. */
export interface CssRule {
  prelude: string;
  body: string;
  inner?: readonly CssRule[];
}

const HOLDS_RULES = /^@(?:media|supports|layer|container)\b/;

/** The rules of a built style sheet: no comments, no nesting, every string closed. */
export function readCssRules(css: string): CssRule[] {
  const rules: CssRule[] = [];
  let at = 0;
  while (at < css.length) {
    const stop = findOutside(css, at, '{;');
    if (stop < 0) break;
    const prelude = css.slice(at, stop).trim();
    const end = css[stop] === ';' ? stop : closeOf(css, stop);
    const body = css.slice(stop + 1, end);
    if (css[stop] === ';') rules.push({ prelude, body: '' });
    else if (HOLDS_RULES.test(prelude)) rules.push({ prelude, body, inner: readCssRules(body) });
    else rules.push({ prelude, body });
    at = end + 1;
  }
  return rules;
}

export function splitSelectors(prelude: string): string[] {
  const parts: string[] = [];
  let depth = 0;
  let from = 0;
  for (let at = 0; at < prelude.length; at += 1) {
    const sign = prelude[at];
    if (sign === '(' || sign === '[') depth += 1;
    else if (sign === ')' || sign === ']') depth -= 1;
    else if (sign === ',' && depth === 0) {
      parts.push(prelude.slice(from, at).trim());
      from = at + 1;
    }
  }
  return [...parts, prelude.slice(from).trim()];
}

/** Kept verbatim: old browsers recognise an empty value only by its blank. */
export function splitDeclarations(body: string): string[] {
  const parts: string[] = [];
  let depth = 0;
  let from = 0;
  for (let at = findOutside(body, 0, '();'); at >= 0; at = findOutside(body, at + 1, '();')) {
    if (body[at] === '(') depth += 1;
    else if (body[at] === ')') depth -= 1;
    else if (depth === 0) {
      parts.push(body.slice(from, at));
      from = at + 1;
    }
  }
  return [...parts, body.slice(from)].filter((part) => part !== '');
}

/** The end of the block that opened at `open`. */
function closeOf(css: string, open: number): number {
  let depth = 0;
  for (let at = open; at >= 0; at = findOutside(css, at + 1, '{}')) {
    depth += css[at] === '{' ? 1 : -1;
    if (depth === 0) return at;
  }
  return css.length;
}

/** The next of these characters outside strings; -1 if there is none. */
function findOutside(css: string, from: number, signs: string): number {
  for (let at = from; at < css.length; at += 1) {
    const sign = css[at] as string;
    if (sign === '"' || sign === "'") {
      at += 1;
      while (at < css.length && css[at] !== sign) at += css[at] === '\\' ? 2 : 1;
    } else if (signs.includes(sign)) return at;
  }
  return -1;
}
