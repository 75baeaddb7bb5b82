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
 * The same for every tap on the same choice, also after a way back from the cashier: however often it is asked
 * for, the server makes one order of it.
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

/** Its order is paid or closed: the next tap on the same choice is another order. */
export function forgetOrderKey(): void {
  memory = undefined;
  try {
    sessionStorage.removeItem(NAME);
  } catch {
    // The memory above was all there was.
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
    // Kept for the life of the page.
  }
}
