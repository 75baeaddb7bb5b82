import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { openSync } from 'node:fs';
import { join } from 'node:path';
import { postgresIdentity } from '../../../apps/server/test/cluster.ts';

export interface Daemon {
  name: string;
  process: ChildProcess;
  /** kill -9, and waits until it is gone. */
  kill(): Promise<void>;
  stop(): Promise<void>;
}

/** Starts a program in the foreground as PostgreSQL's user; its output goes to a file beside its data. */
export function startDaemon(name: string, folder: string, program: string, args: readonly string[]): Daemon {
  const log = openSync(join(folder, `${name}.log`), 'a');
  const child = spawn(program, args, {
    ...postgresIdentity(),
    cwd: folder,
    stdio: ['ignore', log, log],
    env: { ...process.env, HOME: folder },
  });
  const gone = once(child, 'exit');
  const end = async (signal: NodeJS.Signals) => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    child.kill(signal);
    await gone;
  };
  return { name, process: child, kill: () => end('SIGKILL'), stop: () => end('SIGTERM') };
}
