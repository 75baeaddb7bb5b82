import type { Database } from '../../../apps/server/src/db/database.ts';
import { RECONNECTED } from '../../../apps/server/src/db/pg-listener.ts';

/** A written row, as `table OPERATION`. */
export type Write = string;

export interface WriteWatch {
  /** Committed writes since the last call, each kind once per transaction. */
  take(): Promise<Write[]>;
}

const CHANNEL = 'fuzz_writes';
const BARRIER = 'barrier';
/** Background jobs note their runs in it at any time, whatever is called. */
export const UNWATCHED = 'job_runs';
const SETUP = `
  create function note_write() returns trigger language plpgsql as $$
  begin
    perform pg_notify('${CHANNEL}', tg_table_name || ' ' || tg_op);
    return null;
  end $$;
  do $$
  declare t record;
  begin
    for t in select schemaname, tablename from pg_tables
      where schemaname not in ('pg_catalog', 'information_schema') and tablename <> '${UNWATCHED}' loop
      execute format('create trigger fuzz_watch after insert or update or delete on %I.%I
        for each row execute function note_write()', t.schemaname, t.tablename);
    end loop;
  end $$;`;

/**
 * Watches every table with row triggers. Notifications are sent on commit, so a refused call that rolls back
 * counts as having written nothing.
 */
export async function watchWrites(database: Database): Promise<WriteWatch> {
  const { kind, db, exec, listen } = database;
  let writes: Write[] = [];
  let onBarrier = () => {};
  await exec(SETUP);
  await listen(CHANNEL, (payload) => {
    // A barrier sent while the connection was lost never arrives.
    if (payload === BARRIER || payload === RECONNECTED) onBarrier();
    else writes.push(payload);
  });
  // Notifications arrive in commit order, so everything before the barrier has arrived with it.
  const settle = async () => {
    const passed = new Promise<void>((resolve) => {
      onBarrier = resolve;
    });
    // Through the pool: `exec` would open a connection for every input.
    await db.execute(`notify ${CHANNEL}, '${BARRIER}'`);
    await passed;
  };
  return {
    async take() {
      // The embedded engine delivers notifications together with the query.
      if (kind === 'postgres') await settle();
      const taken = writes;
      writes = [];
      return taken;
    },
  };
}
