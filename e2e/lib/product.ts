import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

const scripts = fileURLToPath(new URL('../../scripts/', import.meta.url));
const READY_MS = 180_000;
const STOP_MS = 20_000;

interface RunningProduct {
  baseUrl: string;
  sandboxUrl: string;
  /** Stops the product and deletes its data. */
  stop: () => Promise<void>;
}

async function findFreePorts(count: number): Promise<number[]> {
  const probes = Array.from({ length: count }, () => createServer().listen(0, '127.0.0.1'));
  await Promise.all(probes.map((probe) => once(probe, 'listening')));
  const ports = probes.map((probe) => (probe.address() as { port: number }).port);
  await Promise.all(probes.map((probe) => once(probe.close(), 'close')));
  return ports;
}

/** Tests must not write to a developer's own database. */
function withoutOwnDatabase(): NodeJS.ProcessEnv {
  const { DATABASE_URL: _database, REDIS_URL: _redis, ...rest } = process.env;
  return rest;
}

function spawnProduct(environment: Record<string, string>): { child: ChildProcess; log: () => string } {
  const child = spawn(
    process.execPath,
    ['--import', path.join(scripts, 'lib/follow-parent.mjs'), path.join(scripts, 'start.mjs')],
    { env: { ...withoutOwnDatabase(), ...environment }, stdio: ['ignore', 'pipe', 'pipe', 'ipc'] },
  );
  let log = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (chunk: string) => {
      log = (log + chunk).slice(-20_000);
    });
  }
  return { child, log: () => log };
}

async function waitUntilReady(baseUrl: string, child: ChildProcess, log: () => string): Promise<void> {
  const limit = Date.now() + READY_MS;
  while (Date.now() < limit) {
    if (child.exitCode !== null) throw new Error(`the server ended with code ${child.exitCode}:\n${log()}`);
    const answer = await fetch(`${baseUrl}/readyz`).catch(() => undefined);
    if (answer?.ok) return;
    await pause(200);
  }
  throw new Error(`the server was not ready after ${READY_MS / 1000} s:\n${log()}`);
}

async function stopProduct(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exited = once(child, 'exit');
  child.kill('SIGTERM');
  await Promise.race([exited, pause(STOP_MS, undefined, { ref: false })]);
  if (child.exitCode === null && child.signalCode === null) child.kill('SIGKILL');
}

/** Starts the product with a new data folder and extra environment variables. */
export async function startProduct(extra: Record<string, string> = {}): Promise<RunningProduct> {
  const [port, sandboxPort] = await findFreePorts(2);
  const dataDir = await mkdtemp(path.join(tmpdir(), 'juban-e2e-'));
  const { child, log } = spawnProduct({
    APP_ENV: 'demo',
    HOST: '127.0.0.1',
    PORT: String(port),
    SANDBOX_PORT: String(sandboxPort),
    DATA_DIR: dataDir,
    ...extra,
  });
  const stop = async () => {
    await stopProduct(child);
    await rm(dataDir, { recursive: true, force: true });
  };
  const baseUrl = `http://127.0.0.1:${port}`;
  try {
    await waitUntilReady(baseUrl, child, log);
  } catch (error) {
    await stop();
    throw error;
  }
  return { baseUrl, sandboxUrl: `http://127.0.0.1:${sandboxPort}`, stop };
}
