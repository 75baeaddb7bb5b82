import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';

/** A connection or a transaction, of either engine: repositories depend on this only. */
export type Db = PgDatabase<PgQueryResultHKT>;

export interface Database {
  kind: 'embedded' | 'postgres';
  db: Db;
  /** For single reads that may be slightly outdated: a replica if there is one, otherwise the same as db. */
  reads: Db;
  /** Runs a whole SQL file, many statements, outside Drizzle and without the time limit of calls. */
  exec(sql: string): Promise<void>;
  /** Calls back for every NOTIFY on the channel, from this process or another. */
  listen(channel: string, onNotify: (payload: string) => void): Promise<void>;
  close(): Promise<void>;
}

/** A start that cannot continue; its message is the one line that a person sees. */
export class StartError extends Error {
  override name = 'StartError';
}

/** Rows of a raw query; both drivers return {rows}. */
export function rowsOf<Row>(result: unknown): Row[] {
  return (result as { rows: Row[] }).rows;
}
