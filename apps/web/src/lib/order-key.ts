import { randomKey } from './random-key.ts';

const NAME = 'orderKey';
/** Shorter than an order's life; a provider may close one sooner. */
const LIFE_MS = 10 * 60_000;

interface KeptKey {
  request: string;
  key: string;
  at: number;
}

/**
 * The same key for repeated taps on the same choice, also after returning from the cashier, so that the
 * server creates one order.
 */
export function orderKeyFor(request: object, now: number): string {
  const text = JSON.stringify(request);
  const kept = read();
  if (kept?.request === text && now - kept.at < LIFE_MS) return kept.key;
  const key = randomKey();
  write({ request: text, key, at: now });
  return key;
}

export const keyed = <Request extends object>(request: Request) => ({
  ...request,
  idempotencyKey: orderKeyFor(request, Date.now()),
});

/** Call when the order is paid or closed: the next tap on the same choice creates another order. */
export function forgetOrderKey(): void {
  memory = undefined;
  try {
    sessionStorage.removeItem(NAME);
  } catch {
    // The key was only in memory.
  }
}

let memory: KeptKey | undefined;

function read(): KeptKey | undefined {
  if (memory) return memory;
  try {
    return JSON.parse(sessionStorage.getItem(NAME) ?? 'null') ?? undefined;
  } catch {
    return undefined;
  }
}

function write(kept: KeptKey): void {
  memory = kept;
  try {
    sessionStorage.setItem(NAME, JSON.stringify(kept));
  } catch {
    // Kept in memory.
  }
}
