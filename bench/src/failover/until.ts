import { setTimeout as pause } from 'node:timers/promises';

const ASK_EVERY_MS = 100;

/** Asks until the answer is yes; a question that fails is a no. */
export async function until(what: string, limitMs: number, ask: () => Promise<boolean>): Promise<void> {
  const limit = performance.now() + limitMs;
  while (performance.now() < limit) {
    if (await ask().catch(() => false)) return;
    await pause(ASK_EVERY_MS);
  }
  throw new Error(`${what}: not within ${limitMs / 1_000} s`);
}
