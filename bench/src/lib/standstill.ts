import { Worker } from 'node:worker_threads';

export const LOOK_EVERY_MS = 20;
/** Later than any queue for a core makes a thread that hardly ever runs. */
const STANDSTILL_MS = 1_000;

let stood: Float64Array | undefined;

/** What of the time between two looks the machine was not running: its host had stopped it, to copy or to move it. */
export function standstillBetween(last: number, now: number): number {
  const late = now - last - LOOK_EVERY_MS;
  return late > STANDSTILL_MS ? late : 0;
}

/** How long the machine stood still since this was first asked. */
export function standstillMs(): number {
  stood ??= startWatch();
  return stood[0] ?? 0;
}

function startWatch(): Float64Array {
  const shared = new SharedArrayBuffer(Float64Array.BYTES_PER_ELEMENT);
  new Worker(new URL('./standstill-watch.ts', import.meta.url), { workerData: shared }).unref();
  return new Float64Array(shared);
}
