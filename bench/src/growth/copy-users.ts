import { closeSync, openSync, rmSync, writeSync } from 'node:fs';
import { dirname, join } from 'node:path';
import pg from 'pg';
import type { Cluster } from '../../../apps/server/test/cluster.ts';
import { type TableTemplate, writeLines } from './row-templates.ts';

const USERS_PER_FILE = 20_000;
const LINES_AT_ONCE = 500;

export interface Growing {
  cluster: Cluster;
  database: string;
  templates: readonly TableTemplate[];
  /** The secret part of every copied user's token. */
  secret: string;
}

/** Copies all rows of the model user for this many more users with COPY; returns their consecutive ids. */
export async function copyUsers(
  { cluster, database, templates, secret }: Growing,
  amount: number,
): Promise<{ first: number; last: number }> {
  const client = new pg.Client({ connectionString: cluster.url(database) });
  await client.connect();
  try {
    const { rows } = await client.query<{ last: string }>('select max(id) as last from users');
    const first = Number(rows[0]?.last ?? 0) + 1;
    const last = first + amount - 1;
    // Each row copies one that the database has checked; checking foreign keys again would take half of the
    // time.
    await client.query('set session_replication_role = replica');
    for (let from = first; from <= last; from += USERS_PER_FILE) {
      const to = Math.min(last, from + USERS_PER_FILE - 1);
      for (const template of templates)
        await copyTable(client, dirname(cluster.dataDir), template, { from, to, secret });
      console.log(`${database}: ${to - first + 1} of ${amount} users`);
    }
    await client.query("select setval(pg_get_serial_sequence('users', 'id'), $1)", [last]);
    await client.query('vacuum analyze');
    return { first, last };
  } finally {
    await client.end();
  }
}

async function copyTable(
  client: pg.Client,
  folder: string,
  template: TableTemplate,
  { from, to, secret }: { from: number; to: number; secret: string },
): Promise<void> {
  const file = join(folder, `${template.table}.copy`);
  const descriptor = openSync(file, 'w', 0o644);
  for (let at = from; at <= to; at += LINES_AT_ONCE) {
    const ids = Array.from(
      { length: Math.min(LINES_AT_ONCE, to - at + 1) },
      (_unused, offset) => at + offset,
    );
    writeSync(descriptor, ids.map((id) => writeLines(template, id, secret)).join(''));
  }
  closeSync(descriptor);
  const columns = template.columns.map((column) => pg.escapeIdentifier(column)).join(', ');
  const table = pg.escapeIdentifier(template.table);
  await client.query(`copy ${table} (${columns}) from ${pg.escapeLiteral(file)}`);
  rmSync(file);
}
