import pg from 'pg';
import { type Database, StartError } from './database.ts';
import { drizzleOver } from './lent-connections.ts';
import { createListener } from './pg-listener.ts';
import { openReplicaReads } from './replica-reads.ts';

const POOL_SIZE = 10;
/** Below the server's own limit of 10 s per call, so that a stalled query ends before the caller gives up. */
const STATEMENT_TIMEOUT_MS = 8_000;
const CONNECT_TIMEOUT_MS = 5_000;

interface PostgresOptions {
  /** A replica of it, for reads that may be slightly outdated. */
  replicaUrl?: string | undefined;
  /** With 0 a query has no time limit: for commands that read everything. */
  statementMs?: number;
}

export async function openPostgres(
  connectionString: string,
  { replicaUrl, statementMs = STATEMENT_TIMEOUT_MS }: PostgresOptions = {},
): Promise<Database> {
  const pool = new pg.Pool({
    connectionString,
    max: POOL_SIZE,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    statement_timeout: statementMs,
    query_timeout: statementMs && statementMs + 500,
    idle_in_transaction_session_timeout: STATEMENT_TIMEOUT_MS,
  });
  // A connection that PostgreSQL drops must not crash the process, neither an idle one nor one in use between
  // two queries of a transaction; the next query fails and the one after opens another connection.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  await pool.query('select 1').catch((error: Error) => {
    throw new StartError(`DATABASE_URL cannot be reached: ${error.message}`);
  });
  const db = drizzleOver(pool);
  const giveUp = async (error: unknown) => {
    await pool.end();
    throw error;
  };
  const replica = replicaUrl ? await openReplicaReads(replicaUrl, { pool, db }).catch(giveUp) : undefined;
  const listener = createListener(connectionString);
  return {
    kind: 'postgres',
    db,
    reads: replica?.reads ?? db,
    exec: (sql) => runUnlimited(connectionString, sql),
    listen: (channel, onNotify) =>
      listener.listen(channel, (payload) => {
        // Reads triggered by the notification must not find the earlier state on a replica.
        replica?.raiseFence();
        onNotify(payload);
      }),
    close: async () => {
      await listener.close();
      await replica?.close();
      await pool.end();
    },
  };
}

/**
 * On a separate connection: a migration may take longer than the limit of calls, and so may the wait for its
 * lock.
 */
async function runUnlimited(connectionString: string, sql: string): Promise<void> {
  const client = new pg.Client({ connectionString });
  client.on('error', () => {});
  await client.connect();
  try {
    await client.query(sql);
  } finally {
    await client.end();
  }
}
