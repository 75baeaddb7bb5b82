import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { openSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { until } from '../failover/until.ts';
import { ROOT, readUnit } from './deploy-files.ts';

const FOLLOW_PARENT = pathToFileURL(join(ROOT, 'scripts/lib/follow-parent.mjs')).href;
const READY_LIMIT_MS = 120_000;

export interface ProductionProcess {
  url: string;
  /** Like systemd: asks it to stop, and kills it if it takes too long. */
  stop(): Promise<void>;
}

/**
 * Starts the production entry like deploy/juban@.service and waits until it is ready; it ends with its
 * parent.
 */
export async function startProduction(
  port: number,
  env: Readonly<Record<string, string>>,
  folder: string,
  root = ROOT,
): Promise<ProductionProcess> {
  const unit = readUnit('juban@.service', String(port));
  const log = openSync(join(folder, `juban-${port}.log`), 'a');
  const child = spawn(process.execPath, ['--import', FOLLOW_PARENT, ...unit.args], {
    cwd: root,
    env: { PATH: process.env.PATH, ...unit.env, ...env },
    stdio: ['ignore', log, log, 'ipc'],
  });
  const gone = once(child, 'exit');
  const hasEnded = () => child.exitCode !== null || child.signalCode !== null;
  const url = `http://127.0.0.1:${port}`;
  await until(`the process on port ${port}`, READY_LIMIT_MS, async () => {
    if (hasEnded()) return true;
    return (await fetch(`${url}/readyz`)).ok;
  });
  if (hasEnded()) throw new Error(`the process on port ${port} ended at its start: see its log in ${folder}`);
  return {
    url,
    async stop() {
      if (hasEnded()) return;
      child.kill('SIGTERM');
      const killer = setTimeout(() => child.kill('SIGKILL'), unit.stopMs);
      const [code] = (await gone) as [number | null];
      clearTimeout(killer);
      if (code !== 0) throw new Error(`the process on port ${port} did not end in order (${code})`);
    },
  };
}
