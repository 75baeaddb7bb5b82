import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { type Database, rowsOf, StartError } from './database.ts';

const FOLDER = join(import.meta.dirname, 'migrations');
/** Any number works if every process uses the same one. */
const MIGRATION_LOCK = 720_190_001;
/**
 * Migrations that were edited after release: databases that could not apply the old text apply the new one;
 * the effect is the same.
 */
const MENDED: Readonly<Record<string, string>> = {
  '0028_renewal_keys.sql': '2b060de263c3e1f2b70d2401b62db7a7066d5a3adbd7b291f0eb754ce5cc851b',
};
/** PostgreSQL's code for a missing right. */
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

/** Applies missing migrations, each file completely or not at all; returns their names. */
export async function migrate(database: Database, migrations = readMigrations()): Promise<string[]> {
  // The role of the processes may own no tables: if everything is applied, it needs no further rights.
  if (await hasAll(database, migrations)) return [];
  // Under the lock: "if not exists" does not keep two processes from creating it at the same time.
  await database
    .exec(`${TAKE_LOCK}
    create table if not exists schema_migrations (name text primary key, checksum text not null);`)
    .catch(explainRights);
  const applied: string[] = [];
  for (const migration of migrations) {
    if (await isApplied(database, migration)) continue;
    try {
      await database.exec(asOneBatch(migration));
    } catch (error) {
      // If two processes start at once, the second one finds the work done.
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

function explainRights(error: Error): never {
  if ('code' in error && error.code === NOT_ALLOWED)
    throw new StartError(
      'migrations are missing, and the role of DATABASE_URL may not apply them: run npm run migrate as the owner of the tables',
    );
  throw error;
}

/** True if every migration of this build is applied. */
export async function isMigrated(database: Database): Promise<boolean> {
  const known = new Set((await readApplied(database)).map(({ name }) => name));
  return readMigrations().every(({ name }) => known.has(name));
}

/** Migrations of this build that are missing, or whose text differs from the applied one; changes nothing. */
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
