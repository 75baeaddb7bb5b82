import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../apps/server/test/cluster.ts';
import { until } from './failover/until.ts';
import { readCommand } from './lib/command.ts';
import { inSeconds } from './lib/in-seconds.ts';
import { median } from './lib/median.ts';
import { reportOutcomes } from './lib/report.ts';

const ROOT = join(import.meta.dirname, '../..');
const BAR_MS = 5_000;
/** A first start may install and build. */
const LIMIT_MS = 15 * 60_000;

const { count } = readCommand(
  'npm run bench:start -- [--rounds N]: how long npm start takes to the first ready answer, once everything is there.',
  { rounds: { type: 'string', default: '5' } },
);
const rounds = count('rounds');
const data = mkdtempSync(join(tmpdir(), 'juban-start-'));
try {
  const firstMs = await start();
  const warm: number[] = [];
  for (let round = 0; round < rounds; round += 1) warm.push(await start());
  const warmMs = median(warm);
  const reached = reportOutcomes(`npm start, median of ${rounds}`, [
    { what: 'first, with an empty data folder', bar: '', figure: inSeconds(firstMs), reached: true },
    { what: 'warm', bar: `under ${inSeconds(BAR_MS)}`, figure: inSeconds(warmMs), reached: warmMs < BAR_MS },
  ]);
  process.exitCode = reached ? 0 : 1;
} finally {
  rmSync(data, { recursive: true, force: true });
}

async function start(): Promise<number> {
  const port = await freePairOfPorts();
  const begun = performance.now();
  const child = spawn('npm', ['start', '--', '--port', String(port), '--data', data], {
    cwd: ROOT,
    stdio: ['ignore', 'ignore', 'inherit'],
    // In its own process group, so that one signal reaches all processes.
    detached: true,
  });
  const gone = once(child, 'exit');
  try {
    const ready = until(
      'npm start',
      LIMIT_MS,
      async () => (await fetch(`http://127.0.0.1:${port}/readyz`)).ok,
    );
    const ended = gone.then(() => {
      throw new Error('npm start ended before it was ready');
    });
    await Promise.race([ready, ended]);
    return performance.now() - begun;
  } finally {
    if (child.pid !== undefined && child.exitCode === null) process.kill(-child.pid, 'SIGTERM');
    await gone;
  }
}

/** The sandbox uses the port after the product's. */
async function freePairOfPorts(): Promise<number> {
  const port = await freePort();
  return port < 65_535 ? port : freePairOfPorts();
}
