import { networkOf } from '../../lib/network-of.ts';
import type { RateLimits } from '../../ports/rate-limits.ts';

const MOST_KEPT = 10_000;

interface ForgeryWatchDeps {
  rateLimits: RateLimits;
}

export type ForgeryWatch = ReturnType<typeof createForgeryWatch>;

/**
 * Addresses whose messages had too many invalid signatures. They are blocked before their messages are
 * checked; providers, whose signatures are always valid, are never listed.
 */
export function createForgeryWatch(
  { rateLimits }: ForgeryWatchDeps,
  now: () => number = () => performance.now(),
) {
  /** When each is unblocked; in memory, because one more forgery has the same effect in every process. */
  const waiting = new Map<string, number>();

  return {
    /** Seconds until the address is unblocked; undefined if it is not blocked. */
    secondsLeft(address: string): number | undefined {
      const network = networkOf(address);
      const until = waiting.get(network);
      if (until === undefined) return undefined;
      const leftMs = until - now();
      if (leftMs > 0) return Math.ceil(leftMs / 1_000);
      waiting.delete(network);
      return undefined;
    },

    async count(address: string): Promise<void> {
      const wait = await rateLimits.hit('forgedNotificationsByAddress', address);
      if (wait === undefined) return;
      const [oldest] = waiting.keys();
      if (waiting.size >= MOST_KEPT && oldest !== undefined) waiting.delete(oldest);
      waiting.set(networkOf(address), now() + wait * 1_000);
    },
  };
}
