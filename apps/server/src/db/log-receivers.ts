import { sql } from 'drizzle-orm';
import { type Db, rowsOf } from './database.ts';

/**
 * One program that receives the log. Without the right to see other sessions only its presence is visible.
 */
export interface LogReceiver {
  name: string | null;
  state: string | null;
  sync: string | null;
}

export interface LogReceivers {
  /** synchronous_standby_names: while none of these receives, nothing is committed. */
  expected: string;
  connected: LogReceiver[];
}

export async function readLogReceivers(db: Db): Promise<LogReceivers> {
  const settings = rowsOf<{ expected: string }>(
    await db.execute(sql`select current_setting('synchronous_standby_names') as expected`),
  );
  const connected = rowsOf<LogReceiver>(
    await db.execute(
      sql`select nullif(application_name, '') as name, state, sync_state as sync from pg_stat_replication`,
    ),
  );
  return { expected: settings[0]?.expected ?? '', connected };
}

export async function isReplica(db: Db): Promise<boolean> {
  const rows = rowsOf<{ is: boolean }>(await db.execute(sql`select pg_is_in_recovery() as is`));
  return rows[0]?.is === true;
}
