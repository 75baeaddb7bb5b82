import { standstillMs } from './standstill.ts';
import { stolenMs } from './stolen-time.ts';

/** Starts now; answers how much of the machine's own time has gone by: what its host took of it is nobody's fault here. */
export function startOwnTime(): () => number {
  const [begun, stolen, stood] = [performance.now(), stolenMs(), standstillMs()];
  // A host that counts a stop as stolen time would be believed twice.
  return () => performance.now() - begun - Math.max(stolenMs() - stolen, standstillMs() - stood);
}
