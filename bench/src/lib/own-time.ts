import { standstillMs } from './standstill.ts';
import { stolenMs } from './stolen-time.ts';

/** Measures elapsed time without time that the host took from this machine. */
export function startOwnTime(): () => number {
  const [begun, stolen, stood] = [performance.now(), stolenMs(), standstillMs()];
  // Some hosts also report a standstill as stolen time, so only the larger of both counts.
  return () => performance.now() - begun - Math.max(stolenMs() - stolen, standstillMs() - stood);
}
