/** The query of an address. Every value stays a string, so that 0012 and long ids survive. */
export type SearchValues = Record<string, string>;

/** The first of duplicate names counts. */
export function parseSearch(text: string): SearchValues {
  const values: SearchValues = Object.create(null);
  for (const [name, value] of new URLSearchParams(text)) values[name] ??= value;
  return values;
}

export function stringifySearch(values: Readonly<Record<string, unknown>>): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(values)) {
    if (value !== undefined && value !== null) query.set(name, String(value));
  }
  const text = query.toString();
  return text && `?${text}`;
}

/**
 * The query schema of a route: optional string values. The parser returns only strings, so nothing needs
 * checking at runtime; and nothing may be added or removed, because the server redirects when validation
 * changes a value. Defaults belong to the screen.
 */
export function searchOf<Name extends string>(): (search: unknown) => { [Key in Name]?: string } {
  return asItIs;
}

const asItIs = (search: unknown) => ({ ...(search as object) });

/** Picks the named values. */
export function pickSearch<Name extends string>(search: object, names: readonly Name[]) {
  const values: Readonly<Record<string, unknown>> = { ...search };
  const given = names.filter((name) => values[name] !== undefined).map((name) => [name, values[name]]);
  return Object.fromEntries(given) as { [Key in Name]?: string };
}

/** Limits a value to the allowed ones; anything else is the fallback. */
export function oneOf<const Value extends string>(
  value: string | undefined,
  allowed: readonly Value[],
  fallback: Value,
): Value {
  return allowed.find((candidate) => candidate === value) ?? fallback;
}
