import { setTimeout as pause } from 'node:timers/promises';

const ASK_EVERY_MS = 100;

/** Polls until the answer is true; an error counts as false. */
export async function until(what: string, limitMs: number, ask: () => Promise<boolean>): Promise<void> {
  const limit = performance.now() + limitMs;
  while (performance.now() < limit) {
    if (await ask().catch(() => false)) return;
    await pause(ASK_EVERY_MS);
  }
  throw new Error(`${what}: did not happen within ${limitMs / 1_000} s`);
}
