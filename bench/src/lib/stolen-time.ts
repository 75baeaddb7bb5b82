import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';

const STAT = '/proc/stat';
const MS_A_TICK = 10;

/** Of Linux's first line of processor times the eighth: when a core had work and the host ran somebody else's. */
export function stolenTicks(stat: string): number {
  return Number(/^cpu +(?:\d+ ){7}(\d+)/.exec(stat)?.[1] ?? 0);
}

/** How long the host has kept each core of this machine from it, on average; 0 where nobody says. */
export function stolenMs(): number {
  try {
    return (stolenTicks(readFileSync(STAT, 'utf8')) * MS_A_TICK) / availableParallelism();
  } catch {
    return 0;
  }
}
