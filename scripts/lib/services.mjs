import { existsSync } from 'node:fs';
import { fromRoot } from './paths.mjs';
import { requireFreePorts } from './ports.mjs';
import { Refusal } from './refusal.mjs';
import { spawnService, supervise } from './supervise.mjs';

const SANDBOX_ENTRY = 'apps/sandbox/src/main.ts';
const SERVER_ENTRIES = { demo: 'apps/server/src/demo.ts', production: 'apps/server/src/main.ts' };
const LOOPBACK = '127.0.0.1';

/** The sandbox simulates the outside world only for the demo, on loopback. */
const hasSandbox = ({ appEnv }) => appEnv === 'demo';

/** Before any long step, so that a used port is reported at once. */
export async function requirePorts(options) {
  await requireFreePorts([
    { port: options.port, host: options.host, name: 'PORT' },
    ...(hasSandbox(options) ? [{ port: options.sandboxPort, host: LOOPBACK, name: 'SANDBOX_PORT' }] : []),
  ]);
}

function serviceEnvironment(options, extra) {
  return {
    ...extra,
    APP_ENV: options.appEnv,
    PORT: String(options.port),
    HOST: options.host,
    DATA_DIR: options.dataDir,
    ...(hasSandbox(options) ? { SANDBOX_PORT: String(options.sandboxPort) } : {}),
  };
}

/** Runs the product until it ends and returns the exit code. */
export function runServices(options, { env, spawn = spawnService }) {
  const entry = SERVER_ENTRIES[options.appEnv];
  const entries = hasSandbox(options) ? [SANDBOX_ENTRY, entry] : [entry];
  const absent = entries.find((file) => !existsSync(fromRoot(file)));
  if (absent) throw new Refusal(`${absent} is missing: this checkout is incomplete.`);
  const environment = serviceEnvironment(options, env);
  const start = (file) => spawn({ entry: file, env: environment });
  const helpers = hasSandbox(options) ? [{ name: 'sandbox', child: start(SANDBOX_ENTRY) }] : [];
  return supervise(start(entry), helpers);
}
