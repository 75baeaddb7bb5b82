import type { Chance } from '../fuzz/chance.ts';
import type { PatroniCluster } from './patroni-cluster.ts';
import type { Redis } from './redis.ts';

export type FailureName = 'the primary crashes' | 'the primary dies' | 'a replica dies' | 'Redis dies';

export interface Targets {
  cluster: PatroniCluster;
  redis: Redis;
}

/**
 * Causes the failure. The returned function repairs what does not recover by itself, as an operator restarts
 * a machine.
 */
export const FAILURES: Readonly<Record<FailureName, (targets: Targets) => Promise<() => void>>> = {
  async 'the primary crashes'({ cluster }) {
    cluster.crash(await cluster.primary());
    return () => {};
  },
  async 'the primary dies'({ cluster }) {
    const node = await cluster.primary();
    await cluster.die(node);
    return () => cluster.revive(node);
  },
  async 'a replica dies'({ cluster }) {
    const node = await cluster.replica();
    await cluster.die(node);
    return () => cluster.revive(node);
  },
  async 'Redis dies'({ redis }) {
    await redis.kill();
    return () => redis.revive();
  },
};

/**
 * The requested number of primary failures, alternating both kinds, with two failures of a replica and of
 * Redis among them.
 */
export function planFailures(primaryKills: number, chance: Chance): FailureName[] {
  const primaries = Array.from(
    { length: primaryKills },
    (_unused, at): FailureName => (at % 2 === 0 ? 'the primary dies' : 'the primary crashes'),
  );
  const others: FailureName[] = ['a replica dies', 'Redis dies', 'a replica dies', 'Redis dies'];
  for (const other of others) primaries.splice(chance.int(primaries.length + 1), 0, other);
  return primaries;
}
