import path from 'node:path';
import { parseArgs } from 'node:util';
import { Refusal } from './refusal.mjs';

const APP_ENVS = ['demo', 'production'];

function parse(argv, options) {
  try {
    return parseArgs({ args: argv, options, allowPositionals: false }).values;
  } catch (error) {
    throw new Refusal(
      `${error.message.split('.')[0]}. Known: ${Object.keys(options)
        .map((name) => `--${name}`)
        .join(', ')}.`,
    );
  }
}

function parsePort(text, name) {
  const port = Number(text);
  if (/^\d+$/.test(text) && port >= 1 && port <= 65535) return port;
  throw new Refusal(`${name} must be a whole number from 1 to 65535, not "${text}".`);
}

/** An empty variable counts as unset, as in most shells and container files. */
const given = (value) => (value === '' ? undefined : value);

function parseSandboxPort(port, env) {
  const sandboxPort = parsePort(given(env.SANDBOX_PORT) ?? String(port + 1), 'SANDBOX_PORT');
  if (sandboxPort === port) throw new Refusal(`PORT and SANDBOX_PORT are both ${port}; they must differ.`);
  return sandboxPort;
}

/** What to start and where: arguments override the environment, which overrides the defaults. */
export function parseStartOptions(argv, env, cwd) {
  const values = parse(argv, { port: { type: 'string' }, data: { type: 'string' } });
  const appEnv = given(env.APP_ENV) ?? 'demo';
  if (!APP_ENVS.includes(appEnv)) {
    throw new Refusal(`APP_ENV must be ${APP_ENVS.join(' or ')}, not "${appEnv}".`);
  }
  const port = parsePort(
    values.port ?? given(env.PORT) ?? '3000',
    values.port === undefined ? 'PORT' : '--port',
  );
  return {
    appEnv,
    port,
    sandboxPort: appEnv === 'demo' ? parseSandboxPort(port, env) : undefined,
    host: given(env.HOST) ?? '127.0.0.1',
    dataDir: path.resolve(cwd, values.data ?? given(env.DATA_DIR) ?? '.data'),
  };
}

/** The tiers to run: all, or the one named by --tier; --all runs every API file on both databases. */
export function parseTierOptions(argv, known) {
  const { tier, all = false } = parse(argv, { tier: { type: 'string' }, all: { type: 'boolean' } });
  if (tier === undefined) return { names: known, all };
  if (!known.includes(tier)) throw new Refusal(`Unknown tier "${tier}". Use one of: ${known.join(', ')}.`);
  return { names: [tier], all };
}

/** What to check: everything, or with --changed only what differs from main. */
export function parseCheckOptions(argv) {
  const { changed = false } = parse(argv, { changed: { type: 'boolean' } });
  return { changed };
}
