import { mkdirSync, readFileSync } from 'node:fs';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import type { Database, Db } from './database.ts';
import { embeddedFolder, isStored } from './embedded-folder.ts';
import { lockFolder } from './folder-lock.ts';

const IN_MEMORY = 'memory';

/**
 * PGlite runs on this thread, and queued queries would run one after the other without the event loop in
 * between. New connections would be accepted only after all of them: so each query yields first.
 */
class YieldingPGlite extends PGlite {
  override _runExclusiveQuery<Answer>(query: () => Promise<Answer>): Promise<Answer> {
    return super._runExclusiveQuery(async () => {
      await nextTurn();
      return query();
    });
  }
}

/** PGlite supports one process; the lock refuses a second one before it could corrupt the folder. */
export async function openEmbedded(dataDir: string, templateFile?: string): Promise<Database> {
  const inMemory = dataDir === IN_MEMORY;
  if (!inMemory) mkdirSync(dataDir, { recursive: true });
  const unlock = inMemory ? () => {} : lockFolder(dataDir);
  const isNew = inMemory || !isStored(dataDir);
  const template = isNew && templateFile ? new Blob([readFileSync(templateFile)]) : undefined;
  const client = new YieldingPGlite({
    ...(inMemory ? {} : { dataDir: embeddedFolder(dataDir) }),
    ...(template ? { loadDataDir: template } : {}),
  });
  await client.waitReady;
  const db = drizzle(client) as unknown as Db;
  return {
    kind: 'embedded',
    db,
    reads: db,
    exec: async (sql) => void (await client.exec(sql)),
    listen: async (channel, onNotify) => void (await client.listen(channel, onNotify)),
    close: async () => {
      await client.close();
      unlock();
    },
  };
}
