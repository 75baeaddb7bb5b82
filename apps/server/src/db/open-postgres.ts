import pg from 'pg';
import { type Database, StartError } from './database.ts';
import { drizzleOver } from './lent-connections.ts';
import { createListener } from './pg-listener.ts';
import { openReplicaReads } from './replica-reads.ts';

const POOL_SIZE = 10;
/** Below the server's own limit of 10 s a call, so that a stalled query ends before the caller gives up. */
const STATEMENT_TIMEOUT_MS = 8_000;
const CONNECT_TIMEOUT_MS = 5_000;

interface PostgresOptions {
  /** A replica of it, for reads that may be a moment old. */
  replicaUrl?: string | undefined;
  /** With a limit of 0 a query may take as long as it takes: for those who look at everything there is. */
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
  // A connection that PostgreSQL drops must not take the process down, neither an idle one nor one that is lent between
  // two queries of a transaction; the next query fails and the one after opens another.
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
        // Whoever reads anew because of it must not find on a replica what was there before.
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

/** On a connection of its own: a migration may take longer than a call, and whoever waits for it too. */
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
