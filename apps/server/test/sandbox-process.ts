import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { serviceArgs } from '../../../scripts/lib/service-args.mjs';
import { freePort } from './cluster.ts';

const ENTRY = join(import.meta.dirname, '../../sandbox/src/main.ts');

export interface SandboxProcess {
  url: string;
  port: number;
  stop(): void;
}

/** The real sandbox: a separate process, on a free port unless one is given. */
export async function startSandbox(env: Record<string, string> = {}, at?: number): Promise<SandboxProcess> {
  const port = at ?? (await freePort());
  const child = spawn(process.execPath, [...serviceArgs, ENTRY], {
    env: { ...process.env, ...env, SANDBOX_PORT: String(port) },
    // When this process ends, the channel closes and the sandbox ends, too.
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  const url = `http://127.0.0.1:${port}`;
  await untilHealthy(`${url}/healthz`, child);
  return { url, port, stop: () => void child.kill('SIGKILL') };
}

async function untilHealthy(url: string, child: ChildProcess, attempts = 600): Promise<void> {
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    if (child.exitCode !== null) throw new Error(`the process behind ${url} ended with ${child.exitCode}`);
    const healthy = await fetch(url).then(
      (response) => response.ok,
      () => false,
    );
    if (healthy) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`${url} did not answer`);
}
