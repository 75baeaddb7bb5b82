import type pg from 'pg';

/**
 * Settings of a cluster that counts statements as they run; PostgreSQL's own statistics are delayed by
 * seconds.
 */
export const COUNTING = [
  'shared_preload_libraries=pg_stat_statements',
  'pg_stat_statements.track_utility=off',
  'compute_query_id=on',
] as const;

export interface DatabaseLoad {
  queriesASecond: number;
  /** Records in the write-ahead log. */
  writesASecond: number;
  /** Sum of all connections. */
  busyMsASecond: number;
}

export async function openCounter(database: pg.Pool): Promise<void> {
  await database.query('create extension if not exists pg_stat_statements');
}

const COUNT = `
  select coalesce(sum(calls), 0) as queries, coalesce(sum(wal_records), 0) as writes,
    coalesce(sum(total_exec_time), 0) as busy
  from pg_stat_statements s join pg_database d on d.oid = s.dbid
  where d.datname = current_database() and s.query not like '%pg_stat_statements%'`;

/** Measures the database load during the work. */
export async function measureLoad<Result>(
  database: pg.Pool,
  work: () => Promise<Result>,
): Promise<{ result: Result; load: DatabaseLoad }> {
  const before = await read(database);
  const result = await work();
  const after = await read(database);
  const seconds = (after.at - before.at) / 1_000;
  const load = {
    queriesASecond: (after.queries - before.queries) / seconds,
    writesASecond: (after.writes - before.writes) / seconds,
    busyMsASecond: (after.busy - before.busy) / seconds,
  };
  return { result, load };
}

async function read(database: pg.Pool) {
  const { rows } = await database.query<Record<'queries' | 'writes' | 'busy', string>>(COUNT);
  const { queries, writes, busy } = rows[0] ?? { queries: '0', writes: '0', busy: '0' };
  return { at: performance.now(), queries: Number(queries), writes: Number(writes), busy: Number(busy) };
}
