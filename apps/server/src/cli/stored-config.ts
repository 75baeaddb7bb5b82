import { type Config, readAppEnv, readConfig } from '../config.ts';
import { StartError } from '../db/database.ts';
import { isStored } from '../db/embedded-folder.ts';

/** For commands that read stored data: on a new empty database they would find nothing wrong. */
export function readStoredConfig(env: NodeJS.ProcessEnv): Config {
  const config = readConfig(env, readAppEnv(env, 'demo'));
  if (!config.databaseUrl && !isStored(config.dataDir)) {
    throw new StartError(`there is no database in ${config.dataDir}: name one by DATABASE_URL or DATA_DIR`);
  }
  return config;
}
