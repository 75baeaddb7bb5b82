import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runStatement, startCluster } from '../../../apps/server/test/cluster.ts';
import { openTcpProxy, type TcpProxy } from './tcp-proxy.ts';

export type DatabaseKind = 'embedded' | 'postgres';

/** The database of the product, and how to break it. */
export interface Store {
  kind: DatabaseKind;
  /** Connection for the product, through a proxy that can be cut if there is one. */
  where: { databaseUrl: string } | { dataDir: string };
  /** Direct connection for checks. */
  direct: { databaseUrl: string } | { dataDir: string };
  line?: TcpProxy;
  /** kill -9 of the database server, and its restart. */
  kill?(): Promise<void>;
  restart?(): Promise<void>;
  remove(): Promise<void>;
}

const NAME = 'chaos';

async function openPostgresStore(): Promise<Store> {
  const cluster = await startCluster();
  await runStatement(cluster.url('postgres'), `create database ${NAME}`);
  const { port } = new URL(cluster.url(NAME));
  const line = await openTcpProxy(() => Number(port));
  const through = new URL(cluster.url(NAME));
  through.port = String(line.port);
  return {
    kind: 'postgres',
    where: { databaseUrl: through.href },
    direct: { databaseUrl: cluster.url(NAME) },
    line,
    kill: cluster.kill,
    restart: cluster.restart,
    async remove() {
      await line.close();
      await cluster.stop();
    },
  };
}

async function openEmbeddedStore(): Promise<Store> {
  const dataDir = mkdtempSync(join(tmpdir(), 'juban-chaos-'));
  const where = { dataDir };
  return {
    kind: 'embedded',
    where,
    direct: where,
    remove: async () => rmSync(dataDir, { recursive: true, force: true }),
  };
}

const OPEN: Readonly<Record<DatabaseKind, () => Promise<Store>>> = {
  embedded: openEmbeddedStore,
  postgres: openPostgresStore,
};

export const openStore = (kind: DatabaseKind): Promise<Store> => OPEN[kind]();
