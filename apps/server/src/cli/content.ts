import { createContent, openFoundation } from '../composition.ts';
import { readAppEnv, readConfig } from '../config.ts';
import { StartError } from '../db/database.ts';
import { run } from '../serve.ts';
import { nameDatabase } from './name-database.ts';

/** npm run content -- plan|apply <pack>. */
await run(async () => {
  const [verb, pack] = process.argv.slice(2);
  if ((verb !== 'plan' && verb !== 'apply') || !pack) {
    throw new StartError('usage: npm run content -- plan|apply <pack>');
  }
  const config = readConfig(process.env, readAppEnv(process.env, 'demo'));
  const foundation = await openFoundation(config);
  console.log(`database: ${nameDatabase(config)}`);
  const content = createContent(foundation);
  if (verb === 'plan') {
    for (const { kind, section, key } of await content.plan(pack))
      console.log(`${kind.padEnd(6)} ${section} ${key}`);
  } else {
    await content.apply(pack, (line) => console.log(line));
    console.log(`content ${pack}: applied`);
  }
  await foundation.close();
});
