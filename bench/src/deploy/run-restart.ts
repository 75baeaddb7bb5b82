import { execFile } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import type { Checkout } from './checkout.ts';
import { deployFile } from './deploy-files.ts';
import { startPeople, type Town } from './people.ts';
import { type ProductionProcess, startProduction } from './production-process.ts';
import { countAll } from './tally.ts';

export interface Slot {
  port: number;
  process: ProductionProcess;
}

export interface RestartOptions {
  town: Town;
  checkout: Checkout;
  slots: Slot[];
  /** Of nginx, for the machine itself. */
  door: string;
  env: Readonly<Record<string, string>>;
  folder: string;
  rounds: number;
  lanes: number;
  onRestart(port: number, leftMs: number, readyMs: number, asked: number, failures: number): void;
}

const execute = promisify(execFile);
const WARM_UP_MS = 3_000;

/** A new version each round, every process in turn, while people go on; what the proxy needs to come back is waited for. */
export async function runRestarts(options: RestartOptions): Promise<void> {
  const { town, checkout, slots, door, env, folder, rounds, lanes } = options;
  const people = startPeople(town, lanes);
  await pause(WARM_UP_MS);
  for (const { port } of slots) await waitForNginx(port, door);
  for (let round = 0; round < rounds; round += 1) {
    checkout.release();
    for (const slot of slots) {
      const begun = performance.now();
      await slot.process.stop();
      const left = performance.now();
      slot.process = await startProduction(slot.port, env, folder, checkout.root);
      const ready = performance.now();
      await waitForNginx(slot.port, door);
      options.onRestart(
        slot.port,
        left - begun,
        ready - left,
        countAll(town.tally),
        town.tally.failures.length,
      );
    }
  }
  await people.stop();
}

/** As deploy/rolling-restart.sh does it. */
async function waitForNginx(port: number, door: string): Promise<void> {
  await execute(deployFile('wait-for-nginx.sh'), [String(port)], {
    env: { ...process.env, NGINX_DOOR: door },
  });
}
