import { setTimeout as pause } from 'node:timers/promises';
import type { CheckedInvariant } from '../../../apps/server/src/db/invariant.ts';
import { until } from '../failover/until.ts';
import { type Chance, createChance } from '../fuzz/chance.ts';
import { startOwnTime } from '../lib/own-time.ts';
import { standstillMs } from '../lib/standstill.ts';
import { checkFacts, checkTold, verifyUntilSeen } from './check-facts.ts';
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
  /** One process a port. */
  ports: readonly number[];
  /** What breaks, in this order; by chance where it is left out. */
  plan?: readonly Fault[];
  lanes?: number;
  /** So much is acknowledged in each round, however long it takes: a scene of few rounds cannot leave that to chance. */
  leastPlayed?: number;
  onRound?(round: number, fault: string, backMs: number, facts: KnownFacts): void;
}

export interface SceneResult {
  facts: KnownFacts;
  checked: readonly CheckedInvariant[];
  backMs: readonly number[];
}

/** A fault comes after up to so much more was acknowledged, at any point of whatever is under way then. */
const MOST_PLAYED_A_ROUND = 30;
const LONGEST_PLAY_MS = 4_000;
const LONGEST_WAIT_MS = 60_000;
const LONGEST_AIM_MS = 40;
const LONGEST_FAULT_MS = 1_500;
const BACK_LIMIT_MS = 120_000;
const MOST_FACTS = 3_000;

/** People play through one or two processes while things break; after each fault all that was said must stand. */
export async function runScene(options: SceneOptions): Promise<SceneResult> {
  const { seed, store, sandboxPort, ports } = options;
  const facts = createFacts();
  // Before anything is measured: whoever watches needs a moment to begin.
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
    await checkTold(first.stage, facts.told.slice(-MOST_FACTS));
  } catch (error) {
    // A long run goes on with the next scene, and fails in the end.
    facts.violations.push(`the scene broke off: ${(error as Error).stack}`);
  }
  await world.close();
  await checkRows(facts, store.direct).catch((error: Error) => {
    facts.violations.push(`the rows cannot be read: ${error.message}`);
  });
  return { facts, checked, backMs: world.backMs };
}

/** Plays, breaks something, mends it, and waits until nobody plays any more; answers how long it took from the blow until all were served. */
async function playRound(
  world: World,
  fault: Fault,
  chance: Chance,
  { seed, round, lanes: wanted, leastPlayed = 0 }: SceneOptions & { round: number },
): Promise<number> {
  const { facts, slots } = world;
  const stages = slots.map(({ stage }) => stage);
  const lanes = startLanes(stages, seed, round, { lanes: wanted });
  try {
    await untilPlayed(facts, leastPlayed, LONGEST_WAIT_MS);
    await untilPlayed(facts, chance.int(MOST_PLAYED_A_ROUND), LONGEST_PLAY_MS);
    await pause(chance.int(LONGEST_AIM_MS));
    const mend = await fault.strike(world, chance);
    // A kill that comes while the one before is being mended begins it anew.
    const ownMs = startOwnTime();
    count(facts.counts.faults, fault.kind, fault.deaths);
    count(facts.counts.faults, fault.name);
    // A fault that lasts is lived with for a while; one that mends itself is over at once.
    if (!fault.kind.endsWith('kill')) await pause(chance.int(LONGEST_FAULT_MS));
    await mend();
    await until('the service', BACK_LIMIT_MS, () => isServed(world));
    const backMs = ownMs();
    if (fault.kind.endsWith('kill')) world.backMs.push(backMs);
    await pause(chance.int(LONGEST_AIM_MS));
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
