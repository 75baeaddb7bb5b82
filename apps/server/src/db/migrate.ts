import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { type Database, rowsOf, StartError } from './database.ts';

const FOLDER = join(import.meta.dirname, 'migrations');
/** Any number will do, as long as every process asks for the same lock. */
const MIGRATION_LOCK = 720_190_001;
/**
 * Migrations edited after release: databases that could not apply the old text take the new one; for all others both do
 * the same.
 */
const MENDED: Readonly<Record<string, string>> = {
  '0028_renewal_keys.sql': '2b060de263c3e1f2b70d2401b62db7a7066d5a3adbd7b291f0eb754ce5cc851b',
};
/** PostgreSQL's code for a right that the role does not have. */
const NOT_ALLOWED = '42501';
const TAKE_LOCK = `select pg_advisory_xact_lock(${MIGRATION_LOCK});`;

interface Migration {
  name: string;
  body: string;
  checksum: string;
}

export function readMigrations(folder = FOLDER): Migration[] {
  return readdirSync(folder)
    .filter((file) => file.endsWith('.sql'))
    .sort()
    .map((name) => {
      const body = readFileSync(join(folder, name), 'utf8');
      return { name, body, checksum: createHash('sha256').update(body).digest('hex') };
    });
}

/** Applies what is missing, each file whole or not at all; answers the names applied. */
export async function migrate(database: Database, migrations = readMigrations()): Promise<string[]> {
  // The role of the processes may own no tables: where all is applied it needs no right to.
  if (await hasAll(database, migrations)) return [];
  // Under the lock: "if not exists" does not keep two processes from making it at the same moment.
  await database
    .exec(`${TAKE_LOCK}
    create table if not exists schema_migrations (name text primary key, checksum text not null);`)
    .catch(tellWhoMay);
  const applied: string[] = [];
  for (const migration of migrations) {
    if (await isApplied(database, migration)) continue;
    try {
      await database.exec(asOneBatch(migration));
    } catch (error) {
      // Two processes may start at once: the one that came second finds the work done.
      if (await isApplied(database, migration)) continue;
      throw new StartError(
        `migration ${migration.name} failed, nothing was changed: ${(error as Error).message}`,
      );
    }
    applied.push(migration.name);
  }
  return applied;
}

async function hasAll(database: Database, migrations: readonly Migration[]): Promise<boolean> {
  const missing = await listMissing(database, migrations).catch(() => undefined);
  return missing?.length === 0;
}

function tellWhoMay(error: Error): never {
  if ('code' in error && error.code === NOT_ALLOWED)
    throw new StartError(
      'migrations are missing, and the role of DATABASE_URL may not apply them: run npm run migrate as the owner of the tables',
    );
  throw error;
}

/** True when every migration of this build stands in the database. */
export async function isMigrated(database: Database): Promise<boolean> {
  const known = new Set((await readApplied(database)).map(({ name }) => name));
  return readMigrations().every(({ name }) => known.has(name));
}

/** Migrations of this build that are missing, or whose text differs from what was applied; changes nothing. */
export async function listMissing(
  database: Database,
  migrations: readonly Migration[] = readMigrations(),
): Promise<string[]> {
  const known = new Map((await readApplied(database)).map(({ name, checksum }) => [name, checksum]));
  return migrations
    .filter(({ name, checksum }) => ![checksum, MENDED[name]].includes(known.get(name) ?? ''))
    .map(({ name }) => name);
}

/** Several statements in one batch are one transaction in PostgreSQL's simple protocol. */
function asOneBatch({ name, checksum, body }: Migration): string {
  return [
    TAKE_LOCK,
    `insert into schema_migrations (name, checksum) values ('${name}', '${checksum}');`,
    body,
  ].join('\n');
}

async function isApplied(database: Database, { name, checksum }: Migration): Promise<boolean> {
  const known = (await readApplied(database)).find((row) => row.name === name);
  if (known && known.checksum !== checksum && known.checksum !== MENDED[name]) {
    throw new StartError(`migration ${name} was changed after it was applied: write a new one instead`);
  }
  return known !== undefined;
}

async function readApplied(database: Database) {
  const result = await database.db.execute(sql`select name, checksum from schema_migrations`);
  return rowsOf<{ name: string; checksum: string }>(result);
}
