import { resolve } from 'node:path';
import type { Config } from '../config.ts';
import { embeddedFolder } from '../db/embedded-folder.ts';

/**
 * The database that a command works on, printed so that a forgotten DATABASE_URL is noticed. Never a user or
 * a password.
 */
export function nameDatabase({ databaseUrl, dataDir }: Pick<Config, 'databaseUrl' | 'dataDir'>): string {
  if (!databaseUrl) return `the embedded one in ${resolve(embeddedFolder(dataDir))}`;
  // The driver accepts some strings that are not valid URLs; the name alone must not cause a failure.
  if (!URL.canParse(databaseUrl)) return 'PostgreSQL, by DATABASE_URL';
  const { host, pathname, searchParams } = new URL(databaseUrl);
  return `PostgreSQL at ${searchParams.get('host') ?? host}${pathname}`;
}
