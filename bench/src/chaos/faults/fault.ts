import type { Chance } from '../../fuzz/chance.ts';
import type { World } from '../world.ts';

/** One way in which things break while people play. */
export interface Fault {
  name: string;
  /** What it counts as in the end. */
  kind: 'server kill' | 'database kill' | 'line' | 'clock jump' | 'provider';
  /** How often it strikes in one scene of the long run; 0.5 is in every second one. */
  times: number;
  /** How many processes it ends, where that is not one. */
  deaths?: number;
  /** Whether there is anything here that can break so. */
  fits(world: World): boolean;
  /** Strikes; what it answers mends what does not mend itself. */
  strike(world: World, chance: Chance): Promise<() => Promise<void>>;
}

export const nothingToMend = async (): Promise<void> => {};
