import { resolve } from 'node:path';
import type { Config } from '../config.ts';
import { embeddedFolder } from '../db/embedded-folder.ts';

/** Which database a command works on, for people: a forgotten DATABASE_URL shows here. Never a user or a password. */
export function nameDatabase({ databaseUrl, dataDir }: Pick<Config, 'databaseUrl' | 'dataDir'>): string {
  if (!databaseUrl) return `the embedded one in ${resolve(embeddedFolder(dataDir))}`;
  // The driver takes some addresses that are none to others; a name is not worth a failure.
  if (!URL.canParse(databaseUrl)) return 'PostgreSQL, by DATABASE_URL';
  const { host, pathname, searchParams } = new URL(databaseUrl);
  return `PostgreSQL at ${searchParams.get('host') ?? host}${pathname}`;
}
