import { Worker } from 'node:worker_threads';

export const CHECK_EVERY_MS = 20;
/** Longer than a nearly idle thread ever waits for a core. */
const STANDSTILL_MS = 1_000;

let stood: Float64Array | undefined;

/**
 * Time between two clock reads in which the machine was stopped by its host, for example to copy or move it.
 */
export function standstillBetween(last: number, now: number): number {
  const late = now - last - CHECK_EVERY_MS;
  return late > STANDSTILL_MS ? late : 0;
}

/** Total standstill since the first call. */
export function standstillMs(): number {
  stood ??= startWatch();
  return stood[0] ?? 0;
}

function startWatch(): Float64Array {
  const shared = new SharedArrayBuffer(Float64Array.BYTES_PER_ELEMENT);
  new Worker(new URL('./standstill-watch.ts', import.meta.url), { workerData: shared }).unref();
  return new Float64Array(shared);
}
