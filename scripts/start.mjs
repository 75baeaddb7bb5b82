import { parseStartOptions } from './lib/args.mjs';
import { bootstrap } from './lib/bootstrap.mjs';
import { build } from './lib/build.mjs';
import { stopCommandsOnSignals } from './lib/exec.mjs';
import { runMain } from './lib/main.mjs';
import { requirePorts, runServices } from './lib/services.mjs';

await runMain(async () => {
  const options = parseStartOptions(process.argv.slice(2), process.env, process.cwd());
  await requirePorts(options);
  const release = stopCommandsOnSignals();
  await bootstrap();
  await build();
  release();
  return runServices(options, { env: { NODE_ENV: 'production' } });
});
