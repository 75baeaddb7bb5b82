import type { Config } from '../../config.ts';
import { measureClockOffset } from '../../db/business-clock.ts';
import type { Database } from '../../db/database.ts';
import { isReplica, type LogReceivers, readLogReceivers } from '../../db/log-receivers.ts';
import { listMissing } from '../../db/migrate.ts';
import { openPostgres } from '../../db/open-postgres.ts';
import { type RoleRights, readRights } from '../../db/role-rights.ts';
import { rootMessage } from '../../lib/root-cause.ts';
import { type Finding, failed, makeChecks, ok, skipped, type Verdict } from './finding.ts';

const MOST_SKEW_MS = 5_000;
const NAMES = [
  'database',
  'rights of the role',
  'migrations',
  'clock and database',
  'receiver of the log',
] as const;

/** Reads only: a database that is not migrated stays as it is. */
export async function examineDatabase({ databaseUrl, replicaUrl }: Config): Promise<Finding[]> {
  const replica = makeChecks([['replica', () => checkReplica(replicaUrl)]]);
  return [...(await examinePrimary(databaseUrl)), ...(await replica)];
}

async function examinePrimary(databaseUrl: string | undefined): Promise<Finding[]> {
  const skipAll = (first: Verdict) =>
    NAMES.map((name, index) => ({ name, ...(index === 0 ? first : skipped('no database answers')) }));
  if (!databaseUrl) return skipAll(skipped('DATABASE_URL is missing'));
  let database: Database;
  try {
    database = await openPostgres(databaseUrl);
  } catch (error) {
    return skipAll(failed(rootMessage(error)));
  }
  const { db } = database;
  const [reached, ...rest] = NAMES;
  const looks = [
    async () => checkRights(await readRights(database.db)),
    () => checkMigrations(database),
    async () => checkSkew('the database', await measureClockOffset(db)),
    async () => checkReceivers(await readLogReceivers(db)),
  ];
  const findings = await makeChecks(rest.map((name, index) => [name, looks[index] ?? skipCheck] as const));
  await database.close();
  return [{ name: reached, ...ok('it answers') }, ...findings];
}

const skipCheck = async () => skipped('nothing to check');

/** Constraints and triggers enforce the promises: a role that may disable them can break all of them. */
export function checkRights({ isSuperuser, ownsTables }: RoleRights): Verdict {
  if (isSuperuser) return failed('the role is a superuser: create a separate role for the product');
  if (ownsTables)
    return skipped('the role owns tables and could switch constraints off: see deploy/postgresql/roles.sql');
  return ok('it works on rows and owns no table');
}

async function checkMigrations(database: Database): Promise<Verdict> {
  const missing = await listMissing(database).catch((error: unknown) => {
    if (/"schema_migrations" does not exist/.test(rootMessage(error))) return ['every migration'];
    throw error;
  });
  if (missing.length === 0) return ok('all of them are applied');
  return failed(`${missing.join(', ')} missing or changed: run npm run migrate`);
}

async function checkReplica(replicaUrl: string | undefined): Promise<Verdict> {
  if (!replicaUrl) return skipped('DATABASE_REPLICA_URL is not set');
  const database = await openPostgres(replicaUrl).catch((error: unknown) => {
    throw new Error(rootMessage(error).replace('DATABASE_URL', 'DATABASE_REPLICA_URL'));
  });
  const isOne = await isReplica(database.db).finally(() => database.close());
  return isOne ? ok('it answers') : failed('DATABASE_REPLICA_URL leads to a primary instead of a replica');
}

/** Codes, orders and signatures contain times: providers refuse those that are minutes off. */
export function checkSkew(whose: string, aheadMs: number): Verdict {
  const seconds = (Math.abs(aheadMs) / 1_000).toFixed(1);
  if (Math.abs(aheadMs) <= MOST_SKEW_MS) return ok(`${seconds} s apart`);
  const side = aheadMs > 0 ? 'ahead of' : 'behind';
  return failed(`${whose} is ${seconds} s ${side} this machine: synchronise both clocks by NTP`);
}

export function checkReceivers({ expected, connected }: LogReceivers): Verdict {
  if (expected === '' && connected.length === 0)
    return skipped('synchronous_standby_names is empty and nothing receives the log: backups lag behind');
  if (connected.length === 0)
    return failed(`nothing receives the log, so commits wait for ${expected}: start juban-wal.service`);
  // PostgreSQL hides the sessions of other users from an ordinary role.
  if (connected.every(({ state }) => state === null))
    return ok(
      `${connected.length} connected; their state shows after: grant pg_monitor to the product's role`,
    );
  const isAlive = connected.some(
    ({ state, sync }) => state === 'streaming' && (expected === '' || sync === 'sync' || sync === 'quorum'),
  );
  const names = connected.map(({ name, state, sync }) => `${name ?? 'unnamed'} ${state} ${sync}`).join(', ');
  if (isAlive) return ok(names);
  return failed(`commits wait for ${expected}, but there is only ${names}: start juban-wal.service`);
}
