import type { Redis } from 'ioredis';
import { RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible';
import { isLoopback } from '../../lib/loopback.ts';
import { networkOf } from '../../lib/network-of.ts';
import { isByAddress, RATE_LIMITS, type RateLimitName, type RateLimits } from '../../ports/rate-limits.ts';
import { createWindowLimit } from './window-limit.ts';

/** Tests, benches and several browsers share one address in demo. */
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
  return {
    hit(limit, key) {
      const isWide = options.widenForLoopback && isByAddress(limit) && isLoopback(key);
      const counted = isByAddress(limit) ? networkOf(key) : key;
      return (isWide ? widened : usual).get(limit)?.(counted);
    },
    close: () => redis?.disconnect(),
  };
}

type Limiter = (key: string) => ReturnType<RateLimits['hit']>;

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
        // Limits go on in memory when Redis is away: narrower than none, wider than shared.
        return inMemory.hit(key);
      },
    );
}

async function connectRedis(url: string): Promise<Redis> {
  const { Redis } = await import('ioredis');
  const redis = new Redis(url, {
    enableOfflineQueue: false,
    maxRetriesPerRequest: 1,
    // One that hangs must not hold every call up: memory takes over.
    commandTimeout: COMMAND_TIMEOUT_MS,
  });
  redis.on('error', () => {});
  return redis;
}
