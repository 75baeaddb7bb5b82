import type { Database } from './database.ts';

export interface DatabaseOptions {
  /** PostgreSQL when set, else PGlite in dataDir. */
  databaseUrl?: string | undefined;
  dataDir: string;
}

export async function openDatabase({ databaseUrl, dataDir }: DatabaseOptions): Promise<Database> {
  if (databaseUrl) {
    const { openPostgres } = await import('./open-postgres.ts');
    return openPostgres(databaseUrl);
  }
  const { openEmbedded } = await import('./open-embedded.ts');
  return openEmbedded(dataDir);
}
