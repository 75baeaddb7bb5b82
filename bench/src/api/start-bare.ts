import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { BareSetup } from './bare-server.ts';

export interface Bare {
  url: string;
  pid: number | undefined;
  stop(): void;
}

export async function startBare(setup: BareSetup): Promise<Bare> {
  const child = fork(join(import.meta.dirname, 'bare-server.ts'), {
    env: { ...process.env, NODE_ENV: 'production' },
  });
  child.send(setup);
  const [url] = (await once(child, 'message')) as [string];
  return { url, pid: child.pid, stop: () => child.disconnect() };
}
