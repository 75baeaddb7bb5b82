import { describe, expect, it } from 'vitest';
import { createChance } from '../fuzz/chance.ts';
import { faultNamed, planFaults } from './fault-table.ts';
import type { World } from './world.ts';

const worldOf = (servers: number, store: object): World =>
  ({ slots: Array.from({ length: servers }, () => ({})), store }) as unknown as World;
const EMBEDDED = worldOf(1, {});
const POSTGRES = worldOf(2, { kill: () => {}, line: {} });
const plan = (world: World, seed: number) =>
  planFaults(world, createChance(seed, 'faults')).map(({ name }) => name);

describe('fault plan of a scene', () => {
  it('is the same for the same seed, and differs for another', () => {
    expect(plan(POSTGRES, 7)).toEqual(plan(POSTGRES, 7));
    expect(plan(POSTGRES, 7)).not.toEqual(plan(POSTGRES, 8));
  });

  it('kills servers everywhere, and databases where one can be killed', () => {
    expect(plan(EMBEDDED, 1).filter((name) => name === 'the server is killed')).toHaveLength(28);
    expect(plan(EMBEDDED, 1)).not.toContain('the database is killed');
    expect(plan(POSTGRES, 1)).toContain('the database is killed');
    expect(plan(POSTGRES, 1)).toContain('every server is killed at once');
  });

  it('moves the clock by four weeks before four days, with other faults between', () => {
    for (let seed = 0; seed < 20; seed += 1) {
      const names = plan(EMBEDDED, seed);
      expect(names.indexOf('four days pass') - names.indexOf('four weeks pass')).toBeGreaterThan(1);
    }
  });

  it('has a unique name for every fault', () => {
    for (const name of plan(POSTGRES, 3)) expect(faultNamed(name).name).toBe(name);
    expect(() => faultNamed('a flood')).toThrow(RangeError);
  });
});
