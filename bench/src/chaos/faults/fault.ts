import type { Chance } from '../../fuzz/chance.ts';
import type { World } from '../world.ts';

/** A fault that occurs while flows run. */
export interface Fault {
  name: string;
  /** Category in the report. */
  kind: 'server kill' | 'database kill' | 'line' | 'clock jump' | 'provider';
  /** Occurrences per scene of a long run; 0.5 means every second scene. */
  times: number;
  /** Number of killed processes, if not one. */
  deaths?: number;
  /** Whether this fault is possible in this set-up. */
  isPossible(world: World): boolean;
  /** Causes the fault and returns a function that repairs what does not recover by itself. */
  inject(world: World, chance: Chance): Promise<() => Promise<void>>;
}

export const nothingToRepair = async (): Promise<void> => {};
