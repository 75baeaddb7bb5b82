import { workerData } from 'node:worker_threads';
import { CHECK_EVERY_MS, standstillBetween } from './standstill.ts';

/**
 * Only reads the clock. Such a thread never waits long for a core, so if it is late, the whole machine was
 * stopped.
 */
const stood = new Float64Array(workerData as SharedArrayBuffer);
const never = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));
let last = performance.now();
for (;;) {
  Atomics.wait(never, 0, 0, CHECK_EVERY_MS);
  const now = performance.now();
  stood[0] = (stood[0] ?? 0) + standstillBetween(last, now);
  last = now;
}
