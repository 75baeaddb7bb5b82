import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';

const STAT = '/proc/stat';
const MS_PER_TICK = 10;

/**
 * The eighth value of the first line of /proc/stat: time in which a core had work but the host ran something
 * else.
 */
export function stolenTicks(stat: string): number {
  return Number(/^cpu +(?:\d+ ){7}(\d+)/.exec(stat)?.[1] ?? 0);
}

/** Average stolen time per core; 0 if unknown. */
export function stolenMs(): number {
  try {
    return (stolenTicks(readFileSync(STAT, 'utf8')) * MS_PER_TICK) / availableParallelism();
  } catch {
    return 0;
  }
}
