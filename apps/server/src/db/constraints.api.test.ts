import { writeFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { probe, type Verdict } from '../../test/constraint-probe.ts';
import { type Rule, readSchema, type Schema } from '../../test/constraint-rules.ts';
import { startMyData } from '../../test/my-data-kit.ts';
import { insertRareRows } from '../../test/rare-rows.ts';
import { registerUser, useEverything } from '../../test/whole-life.ts';
import type { Db } from './database.ts';

const TIME_LIMIT_MS = 180_000;
/** Where npm run mutate reads the result of each rule. */
const REPORT = process.env.CONSTRAINT_REPORT;

const nameOf = ({ table, name }: Rule) => `${table}: ${name}`;

// The same migrations create both databases, so one of them is enough.
describe.runIf(inject('testDatabase').kind === 'postgres')('what the database refuses', () => {
  let kit: Awaited<ReturnType<typeof startMyData>>;
  let db: Db;
  let schema: Schema;
  beforeAll(async () => {
    kit = await startMyData();
    await useEverything(kit, await registerUser(kit));
    db = kit.product.foundation.database.db;
    await insertRareRows(db);
    schema = await readSchema(db);
  }, TIME_LIMIT_MS);
  afterAll(() => kit.close());
  const change = (statement: string) => kit.product.foundation.database.exec(statement);

  it('is listed by name: no rule appears or disappears unnoticed', async () => {
    await expect(`${schema.rules.map(nameOf).join('\n')}\n`).toMatchFileSnapshot('constraints.txt');
  });

  it('is listed by name if a trigger refuses it', async () => {
    const triggers = await kit.query<{ line: string }>(`
      select (tgrelid::regclass || ': ' || tgname) collate "C" as line
      from pg_trigger where not tgisinternal order by 1`);
    await expect(`${triggers.map(({ line }) => line).join('\n')}\n`).toMatchFileSnapshot('triggers.txt');
  });

  it('is any change of append-only rows', async () => {
    const tables = await kit.query<{ table: string; column: string }>(`
      select tgrelid::regclass::text as "table", attname as "column"
      from pg_trigger join pg_attribute on attrelid = tgrelid and attnum = 1 where tgname like '%append_only' order by 1`);
    expect(tables.length).toBeGreaterThan(20);
    const changes = tables.flatMap(({ table, column }) => [
      { table, statement: `update ${table} set ${column} = ${column}` },
      { table, statement: `delete from ${table}` },
    ]);
    const answers: string[] = [];
    for (const { statement } of changes)
      answers.push(await change(statement).then(String, ({ message }: Error) => message));
    expect(answers).toEqual(changes.map(({ table }) => `${table} is append-only`));
  });

  it.each([
    ['orders', 'fen = fen + 1', /is frozen/],
    ['contracts', 'fen = fen + 1', /is frozen/],
    ['apple_purchases', 'user_id = user_id + 1', /has its owner/],
    ['agreements', `html = html || 'x'`, /needs a new version/],
  ])('is a change of frozen columns of %s', async (table, set, why) => {
    await expect(change(`update ${table} set ${set}`)).rejects.toThrow(why);
  });

  it('is missed rule by rule: a row that breaks a rule is refused by it, and inserted once the rule is dropped', {
    timeout: TIME_LIMIT_MS,
  }, async () => {
    const verdicts: Array<{ rule: string; verdict: Verdict }> = [];
    for (const rule of schema.rules)
      verdicts.push({ rule: nameOf(rule), verdict: await probe(db, rule, schema) });
    if (REPORT) writeFileSync(REPORT, JSON.stringify(verdicts));
    const noticed: readonly Verdict[] = ['missed', 'implied by a shorter key'];
    expect(verdicts.filter(({ verdict }) => !noticed.includes(verdict))).toEqual([]);
  });
});
