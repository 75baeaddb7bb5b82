import { randomInt } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { freePort, runStatement, startCluster } from '../../apps/server/test/cluster.ts';
import { startSandbox } from '../../apps/server/test/sandbox-process.ts';
import { type ChaosResult, runChaos } from './chaos/run-chaos.ts';

const { values } = parseArgs({
  options: {
    kills: { type: 'string', default: '50' },
    seed: { type: 'string', default: String(randomInt(2 ** 31)) },
    database: { type: 'string', default: 'embedded' },
  },
});
const kills = Number(values.kills);
const seed = Number(values.seed);
if (!(kills > 0) || !Number.isInteger(seed) || !['embedded', 'postgres'].includes(values.database)) {
  throw new RangeError('usage: npm run chaos -- [--kills N] [--seed N] [--database embedded|postgres]');
}

interface Store {
  where: { databaseUrl: string } | { dataDir: string };
  remove(): void | Promise<void>;
}

async function openStore(): Promise<Store> {
  if (values.database === 'postgres') {
    const cluster = await startCluster();
    await runStatement(cluster.url('postgres'), 'create database chaos');
    return { where: { databaseUrl: cluster.url('chaos') }, remove: cluster.stop };
  }
  const dataDir = mkdtempSync(join(tmpdir(), 'juban-chaos-'));
  return { where: { dataDir }, remove: () => rmSync(dataDir, { recursive: true, force: true }) };
}

console.log(`chaos: ${kills} kills on the ${values.database} database, seed ${seed}`);
const sandbox = await startSandbox();
const store = await openStore();
try {
  const result = await runChaos({
    kills,
    seed,
    server: { ...store.where, sandboxPort: sandbox.port, port: await freePort() },
    onKill: (kill, facts, backMs) =>
      console.log(
        `kill ${kill}: ${facts.acknowledged} claims acknowledged, ${facts.violations.length} violations, back in ${(backMs / 1_000).toFixed(1)} s`,
      ),
  });
  report(result);
} finally {
  sandbox.stop();
  await store.remove();
}

function report(result: ChaosResult): void {
  for (const violation of result.violations) console.log(`violation: ${violation}`);
  const seconds = (result.slowestBackMs / 1_000).toFixed(1);
  console.log(
    `chaos: ${result.kills} kills (${result.killsAtStart} during a start), ${result.acknowledged} claims acknowledged, ${result.standing} standing, ${result.violations.length} violations, back within ${seconds} s, seed ${seed}`,
  );
  process.exitCode = result.violations.length === 0 ? 0 : 1;
}
