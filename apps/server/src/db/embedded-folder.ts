import { existsSync } from 'node:fs';
import { join } from 'node:path';

/** Where PGlite keeps its files inside the data folder. */
export const embeddedFolder = (dataDir: string): string => join(dataDir, 'pglite');

export const isStored = (dataDir: string): boolean => existsSync(embeddedFolder(dataDir));
