import { parseStartOptions } from './lib/args.mjs';
import { bootstrap } from './lib/bootstrap.mjs';
import { stopCommandsOnSignals } from './lib/exec.mjs';
import { holdPort } from './lib/hold-port.mjs';
import { runMain } from './lib/main.mjs';
import { spawnRestartingService } from './lib/restarting-service.mjs';
import { requirePorts, runServices } from './lib/services.mjs';

await runMain(async () => {
  const options = parseStartOptions(process.argv.slice(2), process.env, process.cwd());
  await requirePorts(options);
  const release = stopCommandsOnSignals();
  await bootstrap();
  release();
  const { host, port } = options;
  const inner = { ...options, host: '127.0.0.1', port: await holdPort(options) };
  const PUBLIC_ORIGIN = process.env.PUBLIC_ORIGIN || `http://${host}:${port}`;
  return runServices(inner, {
    env: { NODE_ENV: 'development', SERVE_SOURCES: '1', PUBLIC_ORIGIN },
    spawn: spawnRestartingService,
  });
});
