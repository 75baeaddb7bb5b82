import type { CheckedInvariant } from '../../../apps/server/src/db/invariant.ts';
import { freePort } from '../../../apps/server/test/cluster.ts';
import { startSandbox } from '../../../apps/server/test/sandbox-process.ts';
import { withClosers } from '../lib/closers.ts';
import { addCounts, type Counts, createCounts } from './counts.ts';
import type { KnownFacts } from './known-facts.ts';
import { runScene, type SceneOptions, type SceneResult } from './run-scene.ts';
import { type DatabaseKind, openStore } from './store.ts';

/** What a run has to reach before it ends. */
export interface Targets {
  serverKills: number;
  databaseKills: number;
  clockJumps: number;
  notifications: number;
}

/** Where a scene plays. */
export interface Setting {
  database: DatabaseKind;
  servers: number;
}

export interface ChaosOptions {
  seed: number;
  settings: readonly Setting[];
  targets: Targets;
  /** No further scene begins later than this. */
  minutes?: number;
  onScene(scene: number, setting: Setting, seed: number): void;
  /** What all scenes so far have reached together: a run that is broken off has said it. */
  onSceneEnd(reached: Targets): void;
  onRound(round: number, fault: string, backMs: number, facts: KnownFacts): void;
}

export interface ChaosResult {
  scenes: number;
  acknowledged: number;
  counts: Counts;
  violations: string[];
  /** Each invariant with the most rows that a scene ended on. */
  checked: ReadonlyMap<string, CheckedInvariant>;
  /** How long it took after each kill until every process was ready again. */
  backMs: number[];
}

/** Scene after scene, each on a store of its own and in the next setting, until all targets are reached. */
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

/** On a store and with an outside world of its own. */
export async function playScene(
  { database, servers }: Setting,
  seed: number,
  onRound?: SceneOptions['onRound'],
  planned: Pick<SceneOptions, 'plan' | 'lanes' | 'leastPlayed'> = {},
): Promise<SceneResult> {
  return withClosers(async (onEnd) => {
    const store = await openStore(database);
    onEnd(store.remove);
    const sandbox = await startSandbox();
    onEnd(sandbox.stop);
    // Keys are made when they are first asked for, which takes longer than a payer waits.
    for (const room of ['alipay', 'wechat']) await fetch(`${sandbox.url}/${room}/console/merchants/yujian`);
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
