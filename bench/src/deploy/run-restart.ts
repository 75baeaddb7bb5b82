import { execFile } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import type { Checkout } from './checkout.ts';
import { deployFile } from './deploy-files.ts';
import { startPeople, type TrafficSetup } from './people.ts';
import { type ProductionProcess, startProduction } from './production-process.ts';
import { countAll } from './tally.ts';

export interface Slot {
  port: number;
  process: ProductionProcess;
}

export interface RestartOptions {
  traffic: TrafficSetup;
  checkout: Checkout;
  slots: Slot[];
  /** Local address of nginx. */
  statusUrl: string;
  env: Readonly<Record<string, string>>;
  folder: string;
  rounds: number;
  lanes: number;
  onRestart(port: number, leftMs: number, readyMs: number, asked: number, failures: number): void;
}

const execute = promisify(execFile);
const WARM_UP_MS = 3_000;

/**
 * Deploys a new version per round and restarts every process in turn during traffic; waits until the proxy
 * uses each again.
 */
export async function runRestarts(options: RestartOptions): Promise<void> {
  const { traffic, checkout, slots, statusUrl, env, folder, rounds, lanes } = options;
  const people = startPeople(traffic, lanes);
  await pause(WARM_UP_MS);
  for (const { port } of slots) await waitForNginx(port, statusUrl);
  for (let round = 0; round < rounds; round += 1) {
    checkout.release();
    for (const slot of slots) {
      const begun = performance.now();
      await slot.process.stop();
      const left = performance.now();
      slot.process = await startProduction(slot.port, env, folder, checkout.root);
      const ready = performance.now();
      await waitForNginx(slot.port, statusUrl);
      options.onRestart(
        slot.port,
        left - begun,
        ready - left,
        countAll(traffic.tally),
        traffic.tally.failures.length,
      );
    }
  }
  await people.stop();
}

/** Like deploy/rolling-restart.sh. */
async function waitForNginx(port: number, statusUrl: string): Promise<void> {
  await execute(deployFile('wait-for-nginx.sh'), [String(port)], {
    env: { ...process.env, NGINX_DOOR: statusUrl },
  });
}
