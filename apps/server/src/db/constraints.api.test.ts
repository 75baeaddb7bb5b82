import { writeFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { probe, type Verdict } from '../../test/constraint-probe.ts';
import { type Rule, readSchema, type Schema } from '../../test/constraint-rules.ts';
import { startMyData } from '../../test/my-data-kit.ts';
import { leaveRareRows } from '../../test/rare-rows.ts';
import { beBorn, liveWhole } from '../../test/whole-life.ts';
import type { Db } from './database.ts';

const TIME_LIMIT_MS = 180_000;
/** Where npm run mutate reads what became of each. */
const REPORT = process.env.CONSTRAINT_REPORT;

const nameOf = ({ table, name }: Rule) => `${table}: ${name}`;

// The same migrations make both databases: one of them is tried.
describe.runIf(inject('testDatabase').kind === 'postgres')('what the database refuses', () => {
  let kit: Awaited<ReturnType<typeof startMyData>>;
  let db: Db;
  let schema: Schema;
  beforeAll(async () => {
    kit = await startMyData();
    await liveWhole(kit, await beBorn(kit));
    db = kit.product.foundation.database.db;
    await leaveRareRows(db);
    schema = await readSchema(db);
  }, TIME_LIMIT_MS);
  afterAll(() => kit.close());
  const change = (statement: string) => kit.product.foundation.database.exec(statement);

  it('is known by name: no rule comes or goes unseen', async () => {
    await expect(`${schema.rules.map(nameOf).join('\n')}\n`).toMatchFileSnapshot('constraints.txt');
  });

  it('is known by name where a trigger refuses it', async () => {
    const triggers = await kit.query<{ line: string }>(`
      select (tgrelid::regclass || ': ' || tgname) collate "C" as line
      from pg_trigger where not tgisinternal order by 1`);
    await expect(`${triggers.map(({ line }) => line).join('\n')}\n`).toMatchFileSnapshot('triggers.txt');
  });

  it('is any change of what only grows', async () => {
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
  ])('is a change of what %s froze', async (table, set, why) => {
    await expect(change(`update ${table} set ${set}`)).rejects.toThrow(why);
  });

  it('is missed rule by rule: a row that breaks one is refused by it, and goes in once it is dropped', {
    timeout: TIME_LIMIT_MS,
  }, async () => {
    const verdicts: Array<{ rule: string; verdict: Verdict }> = [];
    for (const rule of schema.rules)
      verdicts.push({ rule: nameOf(rule), verdict: await probe(db, rule, schema) });
    if (REPORT) writeFileSync(REPORT, JSON.stringify(verdicts));
    const noticed: readonly Verdict[] = ['missed', 'said by a shorter key'];
    expect(verdicts.filter(({ verdict }) => !noticed.includes(verdict))).toEqual([]);
  });
});
