import { sql } from 'drizzle-orm';
import { type Db, rowsOf } from '../src/db/database.ts';
import { breakRule, type Overrides, quote, rowsUnder } from './breaking-rows.ts';
import type { Rule, Schema } from './constraint-rules.ts';

/**
 * missed: a row is refused by this rule, and inserted once the rule is dropped. not missed: refused with it
 * and without it. never refused: no row was found that it refuses.
 */
export type Verdict =
  | 'missed'
  | 'not missed'
  | 'never refused'
  | 'no row to try with'
  | 'implied by a shorter key';

/** Rolls back what was written. */
class TakenBack extends Error {}
const WENT_IN = 'went in';
/** Rows that are tried again without the rule. */
const MOST_REFUSED = 5;

/** Drops one rule and checks whether that would be noticed. Leaves nothing behind. */
export async function probe(db: Db, rule: Rule, schema: Schema): Promise<Verdict> {
  if (isImplied(rule, schema)) return 'implied by a shorter key';
  const row = sql.raw(`select 1 from ${quote(rule.table)} where ${rowsUnder(rule)} limit 1`);
  if (rowsOf(await db.execute(row)).length === 0) return 'no row to try with';
  const tries = await breakRule(db, rule, schema);
  let verdict: Verdict = 'never refused';
  await takenBack(db, async (tx) => {
    // Without triggers and references.
    await tx.execute(sql`set local session_replication_role = replica`);
    const refusal = (row: Overrides) => refusalOf(tx, rule, schema, row);
    const refused = await some(tries, MOST_REFUSED, async (row) => (await refusal(row)) === rule.name);
    if (refused.length === 0) return;
    await drop(tx, rule);
    const gone = await some(refused, 1, async (row) => (await refusal(row)) === WENT_IN);
    verdict = gone.length > 0 ? 'missed' : 'not missed';
  });
  return verdict;
}

/** A key that contains another exists to be referenced: it refuses nothing itself. */
function isImplied(rule: Rule, { keys }: Schema): boolean {
  if (rule.kind === 'check') return false;
  const others = keys.filter(
    ({ table, name, isWhole }) => table === rule.table && isWhole && name !== rule.name,
  );
  return others.some((key) => key.columns.every((column) => rule.columns.includes(column)));
}

async function drop(tx: Db, { table, name }: Rule): Promise<void> {
  await tx.execute(sql.raw(`alter table ${quote(table)} drop constraint if exists ${quote(name)} cascade`));
  await tx.execute(sql.raw(`drop index if exists ${quote(name)}`));
}

/** Writes the row and returns the rule that refused it, or that it was inserted. */
async function refusalOf(tx: Db, rule: Rule, schema: Schema, overrides: Overrides): Promise<string> {
  const write = rule.kind === 'check' ? changing(rule, schema, overrides) : adding(rule, schema, overrides);
  try {
    await takenBack(tx, (inner) => inner.execute(sql.raw(write)));
    return WENT_IN;
  } catch (error) {
    return constraintOf(error) ?? 'something else';
  }
}

/** Changes an existing row to break the check: a second one would violate the table's keys. */
function changing({ table }: Rule, { columns }: Schema, overrides: Overrides): string {
  const own = columns.filter((column) => column.table === table && column.name in overrides);
  const sets = own.map(({ name, type }) => `${quote(name)} = (${overrides[name]})::${type}`);
  return `update ${quote(table)} set ${sets.join(', ')}
    where ctid = (select ctid from ${quote(table)} limit 1)`;
}

/** A second row with the key of an existing one. */
function adding(rule: Rule, { columns }: Schema, overrides: Overrides): string {
  const own = columns.filter(({ table }) => table === rule.table);
  const values = own.map(({ name, type }) =>
    name in overrides ? `(${overrides[name]})::${type}` : `r.${quote(name)}`,
  );
  return `
    insert into ${quote(rule.table)} (${own.map(({ name }) => quote(name)).join(', ')}) overriding system value
    select ${values.join(', ')} from (select * from ${quote(rule.table)} where ${rowsUnder(rule)} limit 1) r`;
}

async function takenBack(db: Db, run: (tx: Db) => Promise<unknown>): Promise<void> {
  const back = new TakenBack();
  const work = db.transaction(async (tx) => {
    await run(tx);
    throw back;
  });
  await work.catch((error: unknown) => {
    if (error !== back) throw error;
  });
}

/** The first matching items, up to the limit. */
async function some<Item>(
  items: readonly Item[],
  most: number,
  isWanted: (item: Item) => Promise<boolean>,
): Promise<Item[]> {
  const found: Item[] = [];
  for (const item of items) if (found.length < most && (await isWanted(item))) found.push(item);
  return found;
}

function constraintOf(error: unknown): string | undefined {
  const { constraint, cause } = error as { constraint?: string; cause?: unknown };
  return constraint ?? (cause ? constraintOf(cause) : undefined);
}
