import { sql } from 'drizzle-orm';
import { type Db, rowsOf } from '../db/database.ts';
import { staffModule } from '../modules/staff/module.ts';

/** Copies of the tables as they are right after the demo content was applied. */
const TEMPLATE = 'lab_template';
/** Filled by migrations, or independent of data: a reset leaves them unchanged. */
const KEPT_TABLES = [
  'schema_migrations',
  'business_clock',
  'order_state_edges',
  'contract_state_edges',
  // Staff stay signed in; what they did to users who no longer exist is removed.
  ...Object.keys(staffModule.tables),
  'staff_limits',
];
/** Written by a trigger on games. */
const DERIVED_TABLE = 'game_keys';

async function listTables(db: Db, schema: string): Promise<string[]> {
  const found = await db.execute(
    sql`select tablename from pg_tables where schemaname = ${schema} order by 1`,
  );
  return rowsOf<{ tablename: string }>(found)
    .map(({ tablename }) => tablename)
    .filter((table) => !KEPT_TABLES.includes(table));
}

/** Removes all content and all users' data. */
export async function emptyTables(db: Db): Promise<void> {
  await db.execute(sql.raw(`truncate ${(await listTables(db, 'public')).join(', ')}`));
}

/** Saves the current rows for later resets, replacing what was saved before. */
export async function takeTemplate(db: Db): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.execute(sql.raw(`drop schema if exists ${TEMPLATE} cascade`));
    await tx.execute(sql.raw(`create schema ${TEMPLATE}`));
    await tx.execute(sql.raw(`create table ${TEMPLATE}.schema_migrations as table schema_migrations`));
    for (const table of await listTables(tx, 'public')) {
      if (table === DERIVED_TABLE) continue;
      const { length } = rowsOf(await tx.execute(sql.raw(`select 1 from ${table} limit 1`)));
      if (length > 0) await tx.execute(sql.raw(`create table ${TEMPLATE}.${table} as table ${table}`));
    }
  });
}

/** Rows saved before a migration may not fit the tables any more. */
async function fitsSchema(tx: Db): Promise<boolean> {
  const missing = await tx.execute(
    sql.raw(`select name from schema_migrations except select name from ${TEMPLATE}.schema_migrations`),
  );
  return rowsOf(missing).length === 0;
}

/** Replaces all current rows by the saved ones; returns false, and changes nothing, if none are saved. */
export async function restoreTemplate(db: Db): Promise<boolean> {
  return db.transaction(async (tx) => {
    const tables = await listTables(tx, TEMPLATE);
    if (tables.length === 0 || !(await fitsSchema(tx))) return false;
    await emptyTables(tx);
    // One statement, because foreign keys are checked at its end, whatever the order of the tables.
    const copies = tables.map(
      (table) => `${table}_copy as (
        insert into ${table} overriding system value select * from ${TEMPLATE}.${table})`,
    );
    await tx.execute(sql.raw(`with ${copies.join(', ')} select 1`));
    return true;
  });
}
