import type { Chance } from '../fuzz/chance.ts';
import type { PatroniCluster } from './patroni-cluster.ts';
import type { Redis } from './redis.ts';

export type BlowName = 'the primary crashes' | 'the primary dies' | 'a replica dies' | 'Redis dies';

export interface Targets {
  cluster: PatroniCluster;
  redis: Redis;
}

/** Does the harm; what it returns mends what will not mend itself, as an operator would restart a machine. */
export const BLOWS: Readonly<Record<BlowName, (targets: Targets) => Promise<() => void>>> = {
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

/** The primary as often as asked, by turns in both ways; a replica and Redis twice among them. */
export function planBlows(primaryKills: number, chance: Chance): BlowName[] {
  const primaries = Array.from(
    { length: primaryKills },
    (_unused, at): BlowName => (at % 2 === 0 ? 'the primary dies' : 'the primary crashes'),
  );
  const others: BlowName[] = ['a replica dies', 'Redis dies', 'a replica dies', 'Redis dies'];
  for (const other of others) primaries.splice(chance.int(primaries.length + 1), 0, other);
  return primaries;
}
