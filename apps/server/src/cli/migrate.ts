import { readAppEnv, readConfig } from '../config.ts';
import { migrate } from '../db/migrate.ts';
import { openDatabase } from '../db/open-database.ts';
import { run } from '../serve.ts';
import { nameDatabase } from './name-database.ts';

/** npm run migrate: applies missing migrations and prints their names. */
await run(async () => {
  const config = readConfig(process.env, readAppEnv(process.env, 'demo'));
  const database = await openDatabase(config);
  console.log(`database: ${nameDatabase(config)}`);
  const applied = await migrate(database);
  console.log(applied.length === 0 ? 'nothing to migrate' : `applied ${applied.join(', ')}`);
  await database.close();
});
