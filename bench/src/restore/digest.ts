import pg from 'pg';

export interface Digest {
  tables: number;
  rows: number;
  /** Row count and checksum by table. */
  byTable: ReadonlyMap<string, string>;
}

const TABLES = `select quote_ident(table_name) as name from information_schema.tables
  where table_schema = 'public' and table_type = 'BASE TABLE' order by 1`;

/** Counts and checksums of all tables; equal digests mean equal rows. */
export async function digestDatabase(connectionString: string): Promise<Digest> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  const byTable = new Map<string, string>();
  let rows = 0;
  const { rows: tables } = await client.query<{ name: string }>(TABLES);
  for (const { name } of tables) {
    const { rows: found } = await client.query<{ n: string; sum: string | null }>(
      `select count(*) as n, md5(string_agg(t::text, chr(10) order by t::text)) as sum from ${name} t`,
    );
    const [{ n = '0', sum = null } = {}] = found;
    byTable.set(name, `${n} rows ${sum ?? ''}`);
    rows += Number(n);
  }
  await client.end();
  return { tables: tables.length, rows, byTable };
}

export function compareDigests(before: Digest, after: Digest): string[] {
  const names = new Set([...before.byTable.keys(), ...after.byTable.keys()]);
  return [...names]
    .filter((name) => before.byTable.get(name) !== after.byTable.get(name))
    .map((name) => `${name}: ${before.byTable.get(name)} before, ${after.byTable.get(name)} after`);
}
