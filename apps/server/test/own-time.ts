import { monitorEventLoopDelay } from 'node:perf_hooks';

const RESOLUTION_MS = 10;

/** How long something took, minus the longest time for which the machine did not run this process. */
export async function ownTimeOf<Result>(
  work: () => Promise<Result>,
): Promise<{ result: Result; ms: number }> {
  const turns = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
  turns.enable();
  const begun = performance.now();
  const result = await work();
  const took = performance.now() - begun;
  turns.disable();
  return { result, ms: took - turns.max / 1e6 };
}
