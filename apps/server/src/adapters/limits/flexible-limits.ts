import type { Redis } from 'ioredis';
import { RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible';
import { isLoopback } from '../../lib/loopback.ts';
import { type CountedNetwork, networkOf, networksOf } from '../../lib/network-of.ts';
import { isByAddress, RATE_LIMITS, type RateLimitName, type RateLimits } from '../../ports/rate-limits.ts';
import { createWindowLimit } from './window-limit.ts';

/** Tests, benches and several browsers share one address in the demo. */
const LOOPBACK_FACTOR = 100;
const COMMAND_TIMEOUT_MS = 500;

export interface FlexibleLimitsOptions {
  redisUrl: string | undefined;
  widenForLoopback: boolean;
}

export async function createFlexibleLimits(
  options: FlexibleLimitsOptions,
): Promise<RateLimits & { close(): void }> {
  const redis = options.redisUrl ? await connectRedis(options.redisUrl) : undefined;
  const limitersOf = (factor: number) =>
    new Map(
      Object.keys(RATE_LIMITS).map((name) => [name, createLimiter(name as RateLimitName, factor, redis)]),
    );
  const usual = limitersOf(1);
  const widened = limitersOf(LOOPBACK_FACTOR);
  const byShare: Readonly<Record<CountedNetwork['share'], ReturnType<typeof limitersOf>>> = {
    1: usual,
    4: limitersOf(4),
    32: limitersOf(32),
  };
  return {
    hit(limit, key) {
      if (!isByAddress(limit)) return usual.get(limit)?.(key);
      if (options.widenForLoopback && isLoopback(key)) return widened.get(limit)?.(networkOf(key));
      return hitInTurn(
        networksOf(key).map(
          ({ network, share }) =>
            () =>
              byShare[share].get(limit)?.(network),
        ),
      );
    },
    close: () => redis?.disconnect(),
  };
}

type Wait = ReturnType<RateLimits['hit']>;

/** Counts by one network after another; a hit refused by a narrow one does not count for the wider ones. */
function hitInTurn(hits: ReadonlyArray<() => Wait>): Wait {
  const [first, ...rest] = hits;
  const wait = first?.();
  const goOn = (seconds: number | undefined) =>
    seconds === undefined && rest.length > 0 ? hitInTurn(rest) : seconds;
  return wait instanceof Promise ? wait.then(goOn) : goOn(wait);
}

type Limiter = (key: string) => Wait;

function createLimiter(limit: RateLimitName, factor: number, redis: Redis | undefined): Limiter {
  const { points, seconds } = RATE_LIMITS[limit];
  const settings = { points: points * factor, seconds };
  const inMemory = createWindowLimit(settings);
  if (!redis) return inMemory.hit;
  const shared = new RateLimiterRedis({
    keyPrefix: `juban:${limit}`,
    points: settings.points,
    duration: seconds,
    storeClient: redis,
  });
  return (key) =>
    shared.consume(key).then(
      () => undefined,
      (refusal: unknown) => {
        if (refusal instanceof RateLimiterRes) return Math.max(1, Math.ceil(refusal.msBeforeNext / 1_000));
        // Without Redis, limits continue in memory: stricter than none, weaker than shared.
        return inMemory.hit(key);
      },
    );
}

async function connectRedis(url: string): Promise<Redis> {
  const { Redis } = await import('ioredis');
  const redis = new Redis(url, {
    enableOfflineQueue: false,
    maxRetriesPerRequest: 1,
    // A Redis that does not answer must not delay every call: memory takes over.
    commandTimeout: COMMAND_TIMEOUT_MS,
  });
  redis.on('error', () => {});
  return redis;
}
