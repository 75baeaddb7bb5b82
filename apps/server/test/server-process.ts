import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import {
  type Call,
  type CallInput,
  type CallName,
  type CallOutput,
  type Code,
  calls,
  type Envelope,
} from '@juban/contract';
import { serviceArgs } from '../../../scripts/lib/service-args.mjs';
import { freePort } from './cluster.ts';

const ENTRY = join(import.meta.dirname, '../src/demo.ts');
/** A first start on an embedded database takes seconds, on a busy machine many. */
const READY_LIMIT_MS = 120_000;
const ASK_EVERY_MS = 25;
const BUSY: Code = '5030';
const MOST_TIMES_BUSY = 5;

export interface ServerOptions {
  sandboxPort: number;
  /** One of the two: PostgreSQL, or a folder for the embedded database. */
  databaseUrl?: string;
  dataDir?: string;
  /** A replica of the PostgreSQL. */
  replicaUrl?: string;
  /** For limits shared by several processes. */
  redisUrl?: string;
  /** The same port again after a kill; a free one by default. */
  port?: number;
}

export interface ServerProcess {
  url: string;
  port: number;
  process: ChildProcess;
  /** kill -9, and wait until it is gone. */
  kill(): Promise<void>;
  /** Stops it in order. */
  stop(): Promise<void>;
}

export interface LaunchedServer extends ServerProcess {
  /** Milliseconds from the start to the first ready answer; rejects if it ends before. */
  ready: Promise<number>;
}

/** The real server with the demo, in a separate process; not awaited. */
export function launchServer(options: ServerOptions & { port: number }): LaunchedServer {
  const { port } = options;
  const begun = performance.now();
  const child = spawn(process.execPath, [...serviceArgs, ENTRY], {
    env: environment(options),
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  });
  let complaint = '';
  child.stderr?.setEncoding('utf8').on('data', (text: string) => {
    complaint = (complaint + text).slice(-2_000);
  });
  const url = `http://127.0.0.1:${port}`;
  const gone = once(child, 'exit');
  const end = async (signal: NodeJS.Signals) => {
    child.kill(signal);
    await gone;
  };
  const ready = untilReady(url, child).then(
    () => performance.now() - begun,
    (error: Error) => {
      throw new Error(`${error.message}: ${complaint}`);
    },
  );
  return { url, port, process: child, ready, kill: () => end('SIGKILL'), stop: () => end('SIGTERM') };
}

async function untilReady(url: string, child: ChildProcess): Promise<void> {
  const limit = performance.now() + READY_LIMIT_MS;
  while (performance.now() < limit) {
    // Another process may answer on the port of one that was killed.
    if (child.exitCode !== null || child.signalCode !== null)
      throw new Error('the server ended at its start');
    const answer = await fetch(`${url}/readyz`).catch(() => undefined);
    if (answer?.ok) return;
    await pause(ASK_EVERY_MS);
  }
  throw new Error('the server did not become ready');
}

/** The same, awaited until ready. */
export async function startServer(options: ServerOptions): Promise<ServerProcess> {
  const server = launchServer({ ...options, port: options.port ?? (await freePort()) });
  try {
    await server.ready;
  } catch (error) {
    await server.kill();
    throw error;
  }
  return server;
}

function environment({
  sandboxPort,
  databaseUrl,
  replicaUrl,
  dataDir,
  redisUrl,
  port,
}: ServerOptions): NodeJS.ProcessEnv {
  const {
    DATABASE_URL: _database,
    DATABASE_REPLICA_URL: _replica,
    REDIS_URL: _redis,
    DATA_DIR: _data,
    ...rest
  } = process.env;
  return {
    ...rest,
    APP_ENV: 'demo',
    NODE_ENV: 'production',
    HOST: '127.0.0.1',
    PORT: String(port),
    SANDBOX_PORT: String(sandboxPort),
    ...(databaseUrl ? { DATABASE_URL: databaseUrl } : {}),
    ...(replicaUrl ? { DATABASE_REPLICA_URL: replicaUrl } : {}),
    ...(dataDir ? { DATA_DIR: dataDir } : {}),
    ...(redisUrl ? { REDIS_URL: redisUrl } : {}),
  };
}

export interface HttpAnswer<Data> extends Envelope<Data> {
  status: number;
  retryAfter: string | null;
}

/** One call of the contract over HTTP; rejects if there is no answer. */
export async function callServer<Name extends CallName>(
  url: string,
  name: Name,
  input: CallInput<Name>,
  headers: Record<string, string> = {},
): Promise<HttpAnswer<CallOutput<Name>>> {
  const call: Call = calls[name];
  const response = await (call.method === 'GET'
    ? fetch(`${url}${call.path}?${new URLSearchParams(input as Record<string, string>)}`, { headers })
    : fetch(`${url}${call.path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body: JSON.stringify(input),
      }));
  const envelope = (await response.json()) as Envelope<CallOutput<Name>>;
  return { ...envelope, status: response.status, retryAfter: response.headers.get('retry-after') };
}

/** Repeated while the server is too busy, as it asks its callers to. */
export const callPatiently: typeof callServer = async (...given) => {
  for (let left = MOST_TIMES_BUSY; ; left -= 1) {
    const answer = await callServer(...given);
    if (answer.code !== BUSY || left === 0) return answer;
    await pause(Number(answer.retryAfter ?? 1) * 1_000);
  }
};
