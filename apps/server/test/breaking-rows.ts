import { sql } from 'drizzle-orm';
import { type Db, rowsOf } from '../src/db/database.ts';
import type { Column, Rule, Schema } from './constraint-rules.ts';

/** What differs from an existing row: SQL by column; r is that row. */
export type Overrides = Readonly<Record<string, string>>;

/** Values that checks of a type family usually depend on, in SQL. */
const TRIED: Readonly<Record<string, readonly string[]>> = {
  N: ["'-1'", "'0'", "'1'", "'9'", "'150'", "'32767'"],
  S: ["''", "' '", "'x'", "'not one of them'", "repeat('x', 5000)"],
  B: ["'true'", "'false'"],
  D: ["'-infinity'", "'infinity'", "'2001-01-01'", "'2101-01-01'"],
  A: ["'{}'"],
};
/** For types with their own values. */
const TRIED_OF_TYPE: Readonly<Record<string, readonly string[]>> = {
  jsonb: ["'[]'", "'[1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]'"],
  'timestamp with time zone[]': ["'{}'", 'array_fill(now(), array[12])'],
  bytea: ["''", "convert_to(repeat('x', 5000), 'UTF8')"],
};
const MOST_TRIES = 40;
/** Together they make a few thousand rows to choose from. */
const MOST_CHANGED = 5;

/** Another value of the same column, if its family has one: a distant one, and one near enough for a range. */
const FRESH: Readonly<Record<string, (column: string, way: '+' | '-') => string>> = {
  N: (column, way) => `(r.${column} + ${way === '+' ? 7001 : 1})`,
  S: (column) => `left(r.${column}, 3) || md5(r.${column})`,
  D: (column, way) => `(r.${column} ${way} interval '7001 seconds')`,
};

export const quote = (name: string) => `"${name}"`;

/** Rows that a unique index covers: inside its condition, without nulls. For a check, all rows. */
export const rowsUnder = ({ kind, columns, expression }: Rule) =>
  kind === 'check'
    ? 'true'
    : [expression ?? 'true', ...columns.map((column) => `${quote(column)} is not null`)].join(' and ');

/** Ways to make a row that the rule refuses, the most likely first. */
export const breakRule = (db: Db, rule: Rule, schema: Schema): Promise<Overrides[]> =>
  rule.kind === 'check' ? breakCheck(db, rule, schema) : Promise.resolve(repeatKey(rule, schema));

/**
 * Which columns of a row must differ for the check to be false and, if possible, all others of its table
 * true: the database computes it. Columns of the other checks may change as well.
 */
async function breakCheck(db: Db, rule: Rule, schema: Schema): Promise<Overrides[]> {
  const columns = schema.columns.filter(({ table }) => table === rule.table);
  const neighbours = schema.rules.filter(
    ({ table, name, kind }) => kind === 'check' && table === rule.table && name !== rule.name,
  );
  const beside = (names: readonly string[]) => [
    ...names,
    ...neighbours
      .filter((each) => each.columns.some((name) => names.includes(name)))
      .flatMap((each) => each.columns),
  ];
  const named = [...new Set(beside(beside(rule.columns)))];
  const most = Math.max(MOST_CHANGED, rule.columns.length);
  const isChanged = ({ name }: Column) => named.slice(0, most).includes(name);
  const changed = columns.filter(isChanged);
  const kept = columns.filter((column) => !isChanged(column)).map(({ name }) => `r.${quote(name)}`);
  const agreeing = neighbours.map(({ expression }) => `coalesce((${expression})::int, 1)`);
  const statement = `select ${changed.map(({ name }) => quote(`said_${name}`)).join(', ')} from (
      select ${[...kept, ...changed.map(({ name }) => `${quote(`v_${name}`)}.*`)].join(', ')}
      from (select * from ${quote(rule.table)} limit 1) r, ${changed.map((column) => triedValues(column, wordsOf(rule, schema))).join(', ')}
    ) broken where not (${rule.expression})
    order by ${['(select 0)', ...agreeing].join(' + ')} desc limit ${MOST_TRIES}`;
  const rows = rowsOf<Record<string, string | null>>(await db.execute(sql.raw(statement)));
  return rows.map((row) =>
    Object.fromEntries(changed.flatMap(({ name }) => settingOf(name, row[`said_${name}`]))),
  );
}

const settingOf = (name: string, value: string | null | undefined): [string, string][] =>
  value ? [[name, value]] : [];

/** A column's values to try, each with its SQL, and its own value. */
function triedValues({ table, name, type, family, isRequired }: Column, words: readonly string[]): string {
  const usual = TRIED_OF_TYPE[type] ?? TRIED[family] ?? [];
  const tried = [...usual, ...(family === 'S' ? words : []), ...(isRequired ? [] : ['null'])];
  const said = tried.map((value) => `((${value})::${type}, $$${value}$$)`);
  const own = `((select ${quote(name)} from ${quote(table)} limit 1), null)`;
  return `(values ${[own, ...said].join(', ')}) as ${quote(`v_${name}`)}(${quote(name)}, ${quote(`said_${name}`)})`;
}

/** The same row again, with new values for all other keys. */
function repeatKey(rule: Rule, schema: Schema): Overrides[] {
  const columns = schema.columns.filter(({ table }) => table === rule.table);
  const others = schema.keys.filter(({ table, name }) => table === rule.table && name !== rule.name);
  const free = others.map((key) => key.columns.filter((column) => !rule.columns.includes(column)));
  const freshen =
    (way: '+' | '-') =>
    (name: string): [string, string] => {
      const family = columns.find((column) => column.name === name)?.family ?? '';
      return [name, FRESH[family]?.(quote(name), way) ?? 'gen_random_uuid()'];
    };
  const said = wordsOf(rule, schema).map((word) => free.flat().map((name): [string, string] => [name, word]));
  const picks = (['+', '-'] as const).flatMap((way) => [
    ...[0, 1].map((at) => free.flatMap((names) => names.slice(at, at + 1).map(freshen(way)))),
    free.flat().map(freshen(way)),
  ]);
  return [...picks, ...said, []].map((pairs) => Object.fromEntries(pairs));
}

/** Words that checks of the table allow: they would refuse an invented one first. */
function wordsOf({ table }: Rule, { rules }: Schema): string[] {
  const checks = rules.filter((rule) => rule.table === table && rule.kind === 'check');
  return [...new Set(checks.flatMap(({ expression }) => expression?.match(/'[^']+'(?=::text)/g) ?? []))];
}
