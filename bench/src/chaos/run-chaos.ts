import { setTimeout as pause } from 'node:timers/promises';
import {
  type LaunchedServer,
  launchServer,
  type ServerOptions,
} from '../../../apps/server/test/server-process.ts';
import { type Chance, createChance } from '../fuzz/chance.ts';
import { checkFacts } from './check-facts.ts';
import { checkRows } from './check-rows.ts';
import { createFacts, inState, type KnownFacts } from './known-facts.ts';
import { openStage } from './open-stage.ts';
import { startLanes } from './start-lanes.ts';

export interface ChaosOptions {
  kills: number;
  seed: number;
  server: ServerOptions & { port: number };
  onKill?: (kill: number, facts: KnownFacts, backMs: number) => void;
}

export interface ChaosResult {
  kills: number;
  /** Kills that fell into a start, before the server was ready. */
  killsAtStart: number;
  acknowledged: number;
  /** Claims whose answer a kill took away, settled afterwards. */
  standing: number;
  slowestBackMs: number;
  violations: string[];
}

/** A kill comes after up to so many claims more, at any point of whatever is under way then. */
const MOST_CLAIMS_A_ROUND = 60;
const LONGEST_AIM_MS = 40;
const LONGEST_PLAY_MS = 10_000;
const LONGEST_START_MS = 900;
const SHARE_OF_KILLS_AT_START = 0.2;

/** Plays people against one server, kills it without warning, brings it back and asks whether it kept its word. */
export async function runChaos({ kills, seed, server: options, onKill }: ChaosOptions): Promise<ChaosResult> {
  const chance = createChance(seed, 'kills');
  const facts = createFacts();
  let server = launchServer(options);
  await server.ready;
  const stage = await openStage(server.url, options.sandboxPort, facts);
  const result = { kills: 0, killsAtStart: 0, slowestBackMs: 0 };
  let round = 0;
  while (result.kills < kills) {
    const lanes = startLanes(stage, seed, round);
    await untilKill(facts, chance);
    await server.kill();
    await lanes.stop();
    result.kills += 1;
    server = launchServer(options);
    if (result.kills < kills && chance.happens(SHARE_OF_KILLS_AT_START)) {
      server = await killAtStart(server, options, chance);
      result.kills += 1;
      result.killsAtStart += 1;
    }
    const backMs = await server.ready;
    result.slowestBackMs = Math.max(result.slowestBackMs, backMs);
    await checkFacts(stage, chance);
    onKill?.(result.kills, facts, backMs);
    round += 1;
  }
  await server.stop();
  await checkRows(facts, options);
  return {
    ...result,
    acknowledged: facts.acknowledged,
    standing: inState(facts, 'granted').length,
    violations: facts.violations,
  };
}

async function untilKill(facts: KnownFacts, chance: Chance): Promise<void> {
  const wanted = facts.acknowledged + chance.int(MOST_CLAIMS_A_ROUND);
  const limit = performance.now() + LONGEST_PLAY_MS;
  while (facts.acknowledged < wanted && performance.now() < limit) await pause(1);
  await pause(chance.int(LONGEST_AIM_MS));
}

async function killAtStart(
  server: LaunchedServer,
  options: ChaosOptions['server'],
  chance: Chance,
): Promise<LaunchedServer> {
  server.ready.catch(() => {});
  await pause(chance.int(LONGEST_START_MS));
  await server.kill();
  return launchServer(options);
}
