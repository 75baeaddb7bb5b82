import { setTimeout as pause } from 'node:timers/promises';
import type { CheckedInvariant } from '../../../apps/server/src/db/invariant.ts';
import { until } from '../failover/until.ts';
import { type Chance, createChance } from '../fuzz/chance.ts';
import { startOwnTime } from '../lib/own-time.ts';
import { standstillMs } from '../lib/standstill.ts';
import { checkFacts, checkRecorded, verifyUntilSeen } from './check-facts.ts';
import { checkRows } from './check-rows.ts';
import { count } from './counts.ts';
import { planFaults } from './fault-table.ts';
import type { Fault } from './faults/fault.ts';
import { createFacts, type KnownFacts } from './known-facts.ts';
import { playClosing, reachDraws } from './play-closing.ts';
import { playOpening } from './play-opening.ts';
import { startLanes } from './start-lanes.ts';
import type { Store } from './store.ts';
import { isServed, openWorld, type World } from './world.ts';

export interface SceneOptions {
  seed: number;
  store: Store;
  sandboxPort: number;
  /** One process per port. */
  ports: readonly number[];
  /** Faults in this order; random by default. */
  plan?: readonly Fault[];
  lanes?: number;
  /** Minimum number of acknowledged answers per round, for scenes with few rounds. */
  minPlayed?: number;
  onRound?(round: number, fault: string, backMs: number, facts: KnownFacts): void;
}

export interface SceneResult {
  facts: KnownFacts;
  checked: readonly CheckedInvariant[];
  backMs: readonly number[];
}

/** A fault occurs after up to this many acknowledged answers, at any point of running requests. */
const MAX_PLAYED_PER_ROUND = 30;
const MAX_PLAY_MS = 4_000;
const MAX_WAIT_MS = 60_000;
const MAX_AIM_MS = 40;
const MAX_FAULT_MS = 1_500;
const BACK_LIMIT_MS = 120_000;
const MAX_FACTS = 3_000;

/**
 * Runs flows through one or two processes during faults; after each fault, all acknowledged facts must hold.
 */
export async function runScene(options: SceneOptions): Promise<SceneResult> {
  const { seed, store, sandboxPort, ports } = options;
  const facts = createFacts();
  // Starts the watch before anything is measured.
  standstillMs();
  const world = await openWorld({ store, sandboxPort, ports, facts });
  const chance = createChance(seed, 'faults');
  const [first] = world.slots;
  if (!first) throw new RangeError('a scene needs a process');
  let checked: readonly CheckedInvariant[] = [];
  try {
    await playOpening(first.stage, seed);
    for (const [round, fault] of (options.plan ?? planFaults(world, chance)).entries()) {
      const backMs = await playRound(world, fault, chance, { round, ...options });
      checked = (await checkFacts(chance.pick(world.slots).stage, chance)).checked;
      options.onRound?.(round + 1, fault.name, backMs, facts);
    }
    await reachDraws(first.stage);
    await playClosing(first.stage);
    ({ checked } = await verifyUntilSeen(first.stage));
    await checkRecorded(first.stage, facts.recorded.slice(-MAX_FACTS));
  } catch (error) {
    // A long run continues with the next scene and fails at the end.
    facts.violations.push(`the scene failed: ${(error as Error).stack}`);
  }
  await world.close();
  await checkRows(facts, store.direct).catch((error: Error) => {
    facts.violations.push(`the rows cannot be read: ${error.message}`);
  });
  return { facts, checked, backMs: world.backMs };
}

/**
 * Runs flows, causes a fault, repairs it and waits until all flows end. Returns the time from the fault until
 * all processes answered.
 */
async function playRound(
  world: World,
  fault: Fault,
  chance: Chance,
  { seed, round, lanes: wanted, minPlayed = 0 }: SceneOptions & { round: number },
): Promise<number> {
  const { facts, slots } = world;
  const stages = slots.map(({ stage }) => stage);
  const lanes = startLanes(stages, seed, round, { lanes: wanted });
  try {
    await untilPlayed(facts, minPlayed, MAX_WAIT_MS);
    await untilPlayed(facts, chance.int(MAX_PLAYED_PER_ROUND), MAX_PLAY_MS);
    await pause(chance.int(MAX_AIM_MS));
    const repair = await fault.inject(world, chance);
    // A kill during a recovery restarts the measurement.
    const ownMs = startOwnTime();
    count(facts.counts.faults, fault.kind, fault.deaths);
    count(facts.counts.faults, fault.name);
    // Lets a lasting fault continue for a while; others are over at once.
    if (!fault.kind.endsWith('kill')) await pause(chance.int(MAX_FAULT_MS));
    await repair();
    await until('the service', BACK_LIMIT_MS, () => isServed(world));
    const backMs = ownMs();
    if (fault.kind.endsWith('kill')) world.backMs.push(backMs);
    await pause(chance.int(MAX_AIM_MS));
    return backMs;
  } finally {
    await lanes.stop();
    for (const { url, line } of stages) await line.flush(url);
  }
}

async function untilPlayed(facts: KnownFacts, more: number, mostMs: number): Promise<void> {
  const wanted = facts.acknowledged + more;
  const limit = performance.now() + mostMs;
  while (facts.acknowledged < wanted && performance.now() < limit) await pause(2);
}
