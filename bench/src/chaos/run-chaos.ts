import type { CheckedInvariant } from '../../../apps/server/src/db/invariant.ts';
import { freePort } from '../../../apps/server/test/cluster.ts';
import { startSandbox } from '../../../apps/server/test/sandbox-process.ts';
import { withClosers } from '../lib/closers.ts';
import { addCounts, type Counts, createCounts } from './counts.ts';
import type { KnownFacts } from './known-facts.ts';
import { runScene, type SceneOptions, type SceneResult } from './run-scene.ts';
import { type DatabaseKind, openStore } from './store.ts';

/** Numbers that a run must reach before it ends. */
export interface Targets {
  serverKills: number;
  databaseKills: number;
  clockJumps: number;
  notifications: number;
}

/** Set-up of a scene. */
export interface Setting {
  database: DatabaseKind;
  servers: number;
}

export interface ChaosOptions {
  seed: number;
  settings: readonly Setting[];
  targets: Targets;
  /** No scene starts after this time. */
  minutes?: number;
  onScene(scene: number, setting: Setting, seed: number): void;
  /** Total of all scenes so far, so that an aborted run has reported it. */
  onSceneEnd(reached: Targets): void;
  onRound(round: number, fault: string, backMs: number, facts: KnownFacts): void;
}

export interface ChaosResult {
  scenes: number;
  acknowledged: number;
  counts: Counts;
  violations: string[];
  /** Maximum number of rows per invariant at the end of a scene. */
  checked: ReadonlyMap<string, CheckedInvariant>;
  /** Time after each kill until every process was ready again. */
  backMs: number[];
}

/** Runs scenes, each with its own store and in the next set-up, until all targets are reached. */
export async function runChaos(options: ChaosOptions): Promise<ChaosResult> {
  const { seed, settings, targets } = options;
  const counts = createCounts();
  const checked = new Map<string, CheckedInvariant>();
  const result = { scenes: 0, acknowledged: 0, violations: [] as string[], backMs: [] as number[] };
  const limit = performance.now() + (options.minutes ?? Number.POSITIVE_INFINITY) * 60_000;
  const mayBegin = () =>
    result.scenes < settings.length || (!isReached(targets, counts) && performance.now() < limit);
  while (mayBegin()) {
    const setting = settings[result.scenes % settings.length] as Setting;
    const sceneSeed = seed + result.scenes;
    result.scenes += 1;
    options.onScene(result.scenes, setting, sceneSeed);
    const scene = await playScene(setting, sceneSeed, options.onRound);
    addCounts(counts, scene.facts.counts);
    result.acknowledged += scene.facts.acknowledged;
    result.violations.push(...scene.facts.violations.map((what) => `seed ${sceneSeed}: ${what}`));
    result.backMs.push(...scene.backMs);
    options.onSceneEnd(reachedBy(counts));
    for (const one of scene.checked)
      if (one.rows >= (checked.get(one.invariant)?.rows ?? 0)) checked.set(one.invariant, one);
  }
  return { ...result, counts, checked };
}

/** Runs a scene on a store and with its own sandbox. */
export async function playScene(
  { database, servers }: Setting,
  seed: number,
  onRound?: SceneOptions['onRound'],
  planned: Pick<SceneOptions, 'plan' | 'lanes' | 'minPlayed'> = {},
): Promise<SceneResult> {
  return withClosers(async (onEnd) => {
    const store = await openStore(database);
    onEnd(store.remove);
    const sandbox = await startSandbox();
    onEnd(sandbox.stop);
    // Keys are created on first use, which takes longer than a payer waits.
    for (const provider of ['alipay', 'wechat'])
      await fetch(`${sandbox.url}/${provider}/console/merchants/yujian`);
    const ports: number[] = [];
    while (ports.length < servers) ports.push(await freePort());
    const sandboxPort = sandbox.port;
    return runScene({ seed, store, sandboxPort, ports, ...planned, ...(onRound ? { onRound } : {}) });
  });
}

const reachedBy = ({ faults, notifications }: Counts): Targets => ({
  serverKills: faults.get('server kill') ?? 0,
  databaseKills: faults.get('database kill') ?? 0,
  clockJumps: faults.get('clock jump') ?? 0,
  notifications: notifications.posted,
});

export function isReached(targets: Targets, counts: Counts): boolean {
  const reached = reachedBy(counts);
  return (Object.keys(targets) as Array<keyof Targets>).every((name) => reached[name] >= targets[name]);
}
