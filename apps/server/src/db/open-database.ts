import type { Database } from './database.ts';

export interface DatabaseOptions {
  /** PostgreSQL if set, otherwise PGlite in dataDir. */
  databaseUrl?: string | undefined;
  /** A replica of it, for reads that may be slightly outdated. */
  replicaUrl?: string | undefined;
  dataDir: string;
  /** How long a query may take on PostgreSQL; 0 means no limit. */
  statementMs?: number;
}

export async function openDatabase({ databaseUrl, dataDir, ...options }: DatabaseOptions): Promise<Database> {
  if (databaseUrl) {
    const { openPostgres } = await import('./open-postgres.ts');
    return openPostgres(databaseUrl, options);
  }
  const { openEmbedded } = await import('./open-embedded.ts');
  return openEmbedded(dataDir);
}
