import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import type { TestProject } from 'vitest/node';
import { createContent, DEMO_PACK, openFoundation } from '../src/composition.ts';
import { readConfig } from '../src/config.ts';
import type { Database, Db } from '../src/db/database.ts';
import { takeTemplate } from '../src/lab/lab-template.repository.ts';
import { runStatement, startCluster } from './cluster.ts';
import { startSandbox } from './sandbox-process.ts';

export interface TestDatabase {
  kind: 'embedded' | 'postgres';
  /** Embedded: a dump of a prepared data folder. PostgreSQL: the address of a cluster with a template database. */
  source: string;
}

declare module 'vitest' {
  export interface ProvidedContext {
    testDatabase: TestDatabase;
    sandboxPort: number;
  }
}

export const TEMPLATE = 'juban_template';

/** Prepares one migrated database with the demo content; every test file uses a copy. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const sandbox = await startSandbox();
  project.provide('sandboxPort', sandbox.port);
  const isPostgres = project.config.env.TEST_DATABASE === 'postgres';
  const teardown = isPostgres ? await preparePostgres(project) : await prepareEmbedded(project);
  return async () => {
    sandbox.stop();
    await teardown();
  };
}

/** Every test file leaves a database behind, and autovacuum would visit each of them once a minute. */
const LESS_WORK = ['autovacuum=off', 'full_page_writes=off'];

async function preparePostgres(project: TestProject): Promise<() => Promise<void>> {
  const cluster = await startCluster(LESS_WORK);
  await runStatement(cluster.url('postgres'), `create database ${TEMPLATE}`);
  await prepareContent({ DATABASE_URL: cluster.url(TEMPLATE) });
  project.provide('testDatabase', { kind: 'postgres', source: cluster.url('postgres') });
  return async () => cluster.stop();
}

async function prepareEmbedded(project: TestProject): Promise<() => Promise<void>> {
  const folder = mkdtempSync(join(tmpdir(), 'juban-pglite-'));
  const client = await PGlite.create();
  const db = drizzle(client) as unknown as Db;
  const database: Database = {
    kind: 'embedded',
    db,
    reads: db,
    exec: async (sql) => void (await client.exec(sql)),
    listen: async () => {},
    close: async () => {},
  };
  await prepareContent({}, database);
  const file = join(folder, 'template.tar');
  writeFileSync(file, Buffer.from(await (await client.dumpDataDir('none')).arrayBuffer()));
  await client.close();
  project.provide('testDatabase', { kind: 'embedded', source: file });
  return async () => rmSync(folder, { recursive: true, force: true });
}

async function prepareContent(env: Record<string, string>, database?: Database): Promise<void> {
  const foundation = await openFoundation(readConfig({ ...env, DATA_DIR: 'memory' }, 'demo'), database);
  await createContent(foundation).apply(DEMO_PACK);
  await takeTemplate(foundation.database.db);
  await foundation.close();
}
