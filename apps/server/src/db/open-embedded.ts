import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import type { Database, Db } from './database.ts';
import { lockFolder } from './folder-lock.ts';

const IN_MEMORY = 'memory';

/** PGlite takes one process; the lock says no to a second before it could corrupt the folder. */
export async function openEmbedded(dataDir: string, templateFile?: string): Promise<Database> {
  const inMemory = dataDir === IN_MEMORY;
  if (!inMemory) mkdirSync(dataDir, { recursive: true });
  const unlock = inMemory ? () => {} : lockFolder(dataDir);
  const folder = join(dataDir, 'pglite');
  const isNew = inMemory || !existsSync(folder);
  const template = isNew && templateFile ? new Blob([readFileSync(templateFile)]) : undefined;
  const client = await PGlite.create({
    ...(inMemory ? {} : { dataDir: folder }),
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
