import { bootstrap } from './lib/bootstrap.mjs';
import { build } from './lib/build.mjs';
import { runMain } from './lib/main.mjs';

/** For production, which builds before it restarts: without the Lab, which is not served there. */
await runMain(async () => {
  await bootstrap();
  await build(['web', 'console']);
});
