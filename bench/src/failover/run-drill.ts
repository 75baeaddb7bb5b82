import { setTimeout as pause } from 'node:timers/promises';
import { launchServer, type ServerProcess } from '../../../apps/server/test/server-process.ts';
import { checkFacts } from '../chaos/check-facts.ts';
import { claimDays } from '../chaos/flows/claim.ts';
import { createFacts, type KnownFacts } from '../chaos/known-facts.ts';
import { openStage, type Stage } from '../chaos/stage.ts';
import { startLanes } from '../chaos/start-lanes.ts';
import { type Chance, createChance } from '../fuzz/chance.ts';
import { FAILURES, type FailureName, planFailures, type Targets } from './failures.ts';
import { type Reading, startReading } from './replica-reads.ts';
import { until } from './until.ts';

const BACK_LIMIT_MS = 120_000;
const MAX_PLAY_MS = 2_500;
const LANES = 16;
/** Acknowledged answers per process after a failure until the service counts as recovered. */
const SIGNS_OF_LIFE = 3;

export interface DrillOptions {
  targets: Targets;
  servers: readonly ServerProcess[];
  sandboxPort: number;
  primaryKills: number;
  seed: number;
  onFailure(at: number, name: FailureName, backMs: number, facts: KnownFacts): void;
}

export interface DrillResult {
  facts: KnownFacts;
  backMs: ReadonlyMap<FailureName, number[]>;
  /** Results of replica reads by kind of failure. */
  readings: ReadonlyMap<FailureName, Reading[]>;
}

/**
 * Claims through two processes while servers are killed; after each failure all acknowledged facts must hold.
 */
export async function runDrill(options: DrillOptions): Promise<DrillResult> {
  const { targets, servers, seed, primaryKills, sandboxPort } = options;
  const facts = createFacts();
  const stages: Stage[] = [];
  for (const server of servers) stages.push(await openStage(server.url, sandboxPort, facts));
  const chance = createChance(seed, 'blows');
  const backMs = new Map<FailureName, number[]>();
  const readings = new Map<FailureName, Reading[]>();
  const urls = servers.map(({ url }) => url);
  for (const [at, name] of planFailures(primaryKills, chance).entries()) {
    const lanes = startLanes(stages, seed, at, { flows: [claimDays], lanes: LANES });
    const reading = await startReading(urls);
    await pause(chance.int(MAX_PLAY_MS));
    const begun = performance.now();
    const mend = await FAILURES[name](targets);
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
    options.onFailure(at + 1, name, took, facts);
  }
  return { facts, backMs, readings };
}

async function untilBack(facts: KnownFacts): Promise<void> {
  const wanted = facts.acknowledged + SIGNS_OF_LIFE * 2;
  await until('the service', BACK_LIMIT_MS, async () => facts.acknowledged >= wanted);
}

/** Facts are checked through the other process, so that its cache is tested too. */
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
