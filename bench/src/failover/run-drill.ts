import { setTimeout as pause } from 'node:timers/promises';
import { launchServer, type ServerProcess } from '../../../apps/server/test/server-process.ts';
import { checkFacts } from '../chaos/check-facts.ts';
import { claimDays } from '../chaos/flows/claim.ts';
import { createFacts, type KnownFacts } from '../chaos/known-facts.ts';
import { openStage, type Stage } from '../chaos/stage.ts';
import { startLanes } from '../chaos/start-lanes.ts';
import { type Chance, createChance } from '../fuzz/chance.ts';
import { BLOWS, type BlowName, planBlows, type Targets } from './blows.ts';
import { type Reading, startReading } from './read-along.ts';
import { until } from './until.ts';

const BACK_LIMIT_MS = 120_000;
const LONGEST_PLAY_MS = 2_500;
const LANES = 16;
/** Acknowledged by each process after a blow: then the service is back. */
const SIGNS_OF_LIFE = 3;

export interface DrillOptions {
  targets: Targets;
  servers: readonly ServerProcess[];
  sandboxPort: number;
  primaryKills: number;
  seed: number;
  onBlow(at: number, name: BlowName, backMs: number, facts: KnownFacts): void;
}

export interface DrillResult {
  facts: KnownFacts;
  backMs: ReadonlyMap<BlowName, number[]>;
  /** What reads that may be a moment old met under each kind of blow. */
  readings: ReadonlyMap<BlowName, Reading[]>;
}

/** People claim through two processes while servers die under them; after each blow everything said must stand. */
export async function runDrill(options: DrillOptions): Promise<DrillResult> {
  const { targets, servers, seed, primaryKills, sandboxPort } = options;
  const facts = createFacts();
  const stages: Stage[] = [];
  for (const server of servers) stages.push(await openStage(server.url, sandboxPort, facts));
  const chance = createChance(seed, 'blows');
  const backMs = new Map<BlowName, number[]>();
  const readings = new Map<BlowName, Reading[]>();
  const urls = servers.map(({ url }) => url);
  for (const [at, name] of planBlows(primaryKills, chance).entries()) {
    const lanes = startLanes(stages, seed, at, { flows: [claimDays], lanes: LANES });
    const reading = await startReading(urls);
    await pause(chance.int(LONGEST_PLAY_MS));
    const begun = performance.now();
    const mend = await BLOWS[name](targets);
    await untilBack(facts);
    const took = performance.now() - begun;
    backMs.set(name, [...(backMs.get(name) ?? []), took]);
    await lanes.stop();
    const read = await reading.stop();
    readings.set(name, [...(readings.get(name) ?? []), read]);
    facts.violations.push(...read.wrong);
    mend();
    await targets.cluster.untilWhole();
    await checkAll(stages, chance);
    options.onBlow(at + 1, name, took, facts);
  }
  return { facts, backMs, readings };
}

async function untilBack(facts: KnownFacts): Promise<void> {
  const wanted = facts.acknowledged + SIGNS_OF_LIFE * 2;
  await until('the service', BACK_LIMIT_MS, async () => facts.acknowledged >= wanted);
}

/** Settled by one process, so that the other's cache is asked as well. */
async function checkAll(stages: readonly Stage[], chance: Chance): Promise<void> {
  for (const stage of stages) await checkFacts(stage, chance);
}

/** Two processes of the product on one database and one Redis. */
export async function startServers(
  ports: readonly number[],
  where: { databaseUrl: string; replicaUrl: string; redisUrl: string; sandboxPort: number },
): Promise<ServerProcess[]> {
  const servers: ServerProcess[] = [];
  for (const port of ports) {
    const server = launchServer({ ...where, port });
    await server.ready;
    servers.push(server);
  }
  return servers;
}
