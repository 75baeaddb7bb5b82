import pg from 'pg';
import { type AlipayConsole, startAlipayConsole } from '../../../apps/server/test/alipay-console.ts';
import { type Cluster, runStatement, startCluster } from '../../../apps/server/test/cluster.ts';
import { type ServerProcess, startServer } from '../../../apps/server/test/server-process.ts';
import type { OnEnd } from '../lib/closers.ts';
import { copyUsers, type Growing } from './copy-users.ts';
import { LOGGING } from './explained.ts';
import { makeModelUser } from './model-user.ts';
import { type MakeNotifications, openOrders } from './open-orders.ts';
import { readTemplates } from './row-templates.ts';

/** Memory settings of a real server; PostgreSQL's defaults are for the smallest ones. */
const MEMORY = ['shared_buffers=2GB', 'max_wal_size=4GB', 'maintenance_work_mem=256MB'] as const;
/** Ratio of users between the large and the small database. */
const FACTOR = 10;

export interface SizedProduct {
  name: string;
  server: ServerProcess;
  database: pg.Pool;
  databaseUrl: string;
  people: number;
  ledgerRows: number;
  /** On disk, with indexes. */
  bytes: number;
  /** Ids of the copied users are consecutive. */
  first: number;
  last: number;
  makeNotifications: MakeNotifications;
}

export interface SizedPair {
  cluster: Cluster;
  small: SizedProduct;
  large: SizedProduct;
}

/** Starts the product twice on one PostgreSQL server: with a tenth of the users and with all of them. */
export async function openPair(users: number, secret: string, onEnd: OnEnd): Promise<SizedPair> {
  const alipay = await startAlipayConsole();
  onEnd(alipay.stop);
  const cluster = await startCluster([...LOGGING, ...MEMORY]);
  onEnd(cluster.stop);
  await runStatement(cluster.url('postgres'), 'create database small');
  const growing = { cluster, secret, templates: await prepareModel(cluster, 'small', alipay) };
  const first = await copyUsers({ ...growing, database: 'small' }, Math.ceil(users / FACTOR));
  await runStatement(cluster.url('postgres'), 'create database large template small');
  const open = (name: string, range: Range) => openSized({ cluster, alipay, name, range }, onEnd);
  const large = await grow({ ...growing, database: 'large' }, users, first);
  return { cluster, small: await open('small', first), large: await open('large', large) };
}

interface Range {
  first: number;
  last: number;
}

/** The product creates the tables, the content and the model user. */
export async function prepareModel(cluster: Cluster, name: string, alipay: AlipayConsole) {
  const databaseUrl = cluster.url(name);
  const server = await startServer({ databaseUrl, sandboxPort: alipay.port });
  const database = new pg.Pool({ connectionString: databaseUrl, max: 1 });
  try {
    return await readTemplates(database, await makeModelUser(server.url, database, alipay));
  } finally {
    await database.end();
    await server.stop();
  }
}

async function grow(growing: Growing, users: number, { first, last }: Range): Promise<Range> {
  const further = await copyUsers(growing, users - (last - first + 1));
  return { first, last: further.last };
}

const SIZES = `
  select (select count(*) from users) as people, (select count(*) from ledger_entries) as entries,
    pg_database_size(current_database()) as bytes`;

interface Opening {
  cluster: Cluster;
  alipay: AlipayConsole;
  name: string;
  range: Range;
}

export async function openSized(
  { cluster, alipay, name, range }: Opening,
  onEnd: OnEnd,
): Promise<SizedProduct> {
  const databaseUrl = cluster.url(name);
  const server = await startServer({ databaseUrl, sandboxPort: alipay.port });
  onEnd(server.stop);
  const database = new pg.Pool({ connectionString: databaseUrl, max: 1 });
  onEnd(() => database.end());
  const { rows } = await database.query<Record<'people' | 'entries' | 'bytes', string>>(SIZES);
  const makeNotifications = await openOrders(server.url, database, alipay);
  const [size] = rows;
  const sizes = {
    people: Number(size?.people),
    ledgerRows: Number(size?.entries),
    bytes: Number(size?.bytes),
  };
  return { name, server, database, databaseUrl, ...sizes, ...range, makeNotifications };
}
