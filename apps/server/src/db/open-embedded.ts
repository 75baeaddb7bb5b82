import { mkdirSync, readFileSync } from 'node:fs';
import { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import type { Database, Db } from './database.ts';
import { embeddedFolder, isStored } from './embedded-folder.ts';
import { lockFolder } from './folder-lock.ts';

const IN_MEMORY = 'memory';

/** PGlite takes one process; the lock says no to a second before it could corrupt the folder. */
export async function openEmbedded(dataDir: string, templateFile?: string): Promise<Database> {
  const inMemory = dataDir === IN_MEMORY;
  if (!inMemory) mkdirSync(dataDir, { recursive: true });
  const unlock = inMemory ? () => {} : lockFolder(dataDir);
  const isNew = inMemory || !isStored(dataDir);
  const template = isNew && templateFile ? new Blob([readFileSync(templateFile)]) : undefined;
  const client = await PGlite.create({
    ...(inMemory ? {} : { dataDir: embeddedFolder(dataDir) }),
    ...(template ? { loadDataDir: template } : {}),
  });
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
