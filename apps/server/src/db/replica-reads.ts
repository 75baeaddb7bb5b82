import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { type Db, StartError } from './database.ts';
import { createReplicaFence } from './replica-fence.ts';

const POOL_SIZE = 10;
/** Short, so that after a failed attempt the primary can still answer within the call's own limit. */
const CONNECT_TIMEOUT_MS = 1_000;
const STATEMENT_TIMEOUT_MS = 3_000;
/** One address may have several servers: if one just died, the next may answer. */
const TRIES = 2;
/** The pause after all tries failed. */
const LEFT_ALONE_MS = 1_000;

const POSITION = 'select pg_current_wal_lsn() as at';
/** A replica that was promoted to primary has everything. */
const REACHED = `
  select not pg_is_in_recovery() or coalesce(pg_last_wal_replay_lsn() >= $1::pg_lsn, false) as reached`;
const CLUSTER = 'select system_identifier as id from pg_control_system()';

export interface ReplicaReads {
  /** For single reads that may be slightly outdated. */
  reads: Db;
  /** Earlier answers of replicas are outdated from now on. */
  raiseFence(): void;
  close(): Promise<void>;
}

/** If a replica cannot answer in time, the primary is used: reads change nothing, so a second try is safe. */
export async function openReplicaReads(
  replicaUrl: string,
  { pool: primary, db }: { pool: pg.Pool; db: Db },
): Promise<ReplicaReads> {
  const replica = new pg.Pool({
    connectionString: replicaUrl,
    max: POOL_SIZE,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    statement_timeout: STATEMENT_TIMEOUT_MS,
    query_timeout: STATEMENT_TIMEOUT_MS + 500,
  });
  replica.on('error', () => {});
  replica.on('connect', (client) => client.on('error', () => {}));
  const fence = createReplicaFence(
    async () => (await primary.query<{ at: string }>(POSITION)).rows[0]?.at ?? '',
  );
  const close = async () => {
    fence.close();
    await replica.end();
  };
  if (await isOfAnotherCluster(primary, replica)) {
    await close();
    throw new StartError('DATABASE_REPLICA_URL leads to no replica of DATABASE_URL');
  }
  let aloneUntil = 0;
  const query = async (...given: Parameters<Ask>) => {
    if (performance.now() < aloneUntil) return ask(primary, given);
    const position = await fence.position();
    const answer = position === undefined ? undefined : await tryReplica(replica, position, given);
    if (answer === 'failed') aloneUntil = performance.now() + LEFT_ALONE_MS;
    return typeof answer === 'object' ? answer : ask(primary, given);
  };
  const reads = drizzle({ query } as unknown as pg.Pool) as unknown as Db;
  reads.transaction = db.transaction.bind(db);
  return { reads, raiseFence: fence.raise, close };
}

type Ask = (query: pg.QueryConfig, params?: unknown[]) => Promise<pg.QueryResult>;

const ask = (of: pg.Pool | pg.PoolClient, [query, params]: Parameters<Ask>): Promise<pg.QueryResult> =>
  of.query(query, params);

/** Positions that a connection's server is known to have reached; one address may have several servers. */
const reached = new WeakMap<pg.PoolClient, string>();

async function tryReplica(...given: Parameters<typeof askReplica>) {
  let answer = await askReplica(...given);
  for (let tried = 1; tried < TRIES && answer === 'failed'; tried += 1) answer = await askReplica(...given);
  return answer;
}

async function askReplica(
  pool: pg.Pool,
  position: string,
  given: Parameters<Ask>,
): Promise<pg.QueryResult | 'behind' | 'failed'> {
  const client = await pool.connect().catch(() => undefined);
  if (!client) return 'failed';
  let isSpoilt = true;
  try {
    const isThere = reached.get(client) === position || (await hasReached(client, position));
    if (isThere) reached.set(client, position);
    const answer = isThere ? await ask(client, given) : 'behind';
    isSpoilt = false;
    return answer;
  } catch {
    return 'failed';
  } finally {
    client.release(isSpoilt);
  }
}

async function hasReached(client: pg.PoolClient, position: string): Promise<boolean> {
  const { rows } = await client.query<{ reached: boolean }>({
    name: 'replica_reached',
    text: REACHED,
    values: [position],
  });
  return rows[0]?.reached === true;
}

/** A server that is down or does not answer may still be ours. */
async function isOfAnotherCluster(primary: pg.Pool, replica: pg.Pool): Promise<boolean> {
  const idOf = async (pool: pg.Pool) => (await pool.query<{ id: string }>(CLUSTER)).rows[0]?.id;
  const [own, theirs] = await Promise.all(
    [primary, replica].map((pool) => idOf(pool).catch(() => undefined)),
  );
  return own !== undefined && theirs !== undefined && own !== theirs;
}
