import { type CssRule, splitDeclarations } from './css-rules.ts';

const USE = /var\(\s*(--[\w-]+)/g;
const isCustom = (declaration: string) => /^\s*--/.test(declaration);

/**
 * Removes the custom properties that neither a rule nor the page uses. A phone computes every one of the
 * tokens before it paints, and a page uses a third of them; the full sheets bring the others after the first
 * paint.
 */
export function dropUnusedProperties(rules: readonly CssRule[], html: string): CssRule[] {
  const used = new Set(namesIn(html));
  const values = new Map<string, string[]>();
  for (const declaration of rules.flatMap(declarationsOf)) {
    if (!isCustom(declaration)) for (const name of namesIn(declaration)) used.add(name);
    else values.set(nameOf(declaration), [...(values.get(nameOf(declaration)) ?? []), declaration]);
  }
  // A used property may use others, which this loop over the growing set also visits.
  for (const name of used) {
    for (const other of (values.get(name) ?? []).flatMap(namesIn)) used.add(other);
  }
  return keep(rules, used);
}

const nameOf = (declaration: string) => declaration.slice(0, declaration.indexOf(':')).trim();
const namesIn = (text: string) => [...text.matchAll(USE)].map(([, name = '']) => name);

function declarationsOf({ body, inner }: CssRule): string[] {
  return inner ? inner.flatMap(declarationsOf) : splitDeclarations(body);
}

function keep(rules: readonly CssRule[], used: ReadonlySet<string>): CssRule[] {
  return rules.flatMap((rule) => {
    if (rule.inner) {
      const inner = keep(rule.inner, used);
      return inner.length > 0 ? [{ ...rule, inner }] : [];
    }
    if (rule.prelude.startsWith('@') || !rule.body.includes('--')) return [rule];
    const body = splitDeclarations(rule.body)
      .filter((declaration) => !isCustom(declaration) || used.has(nameOf(declaration)))
      .join(';');
    return body === '' ? [] : [{ ...rule, body }];
  });
}
