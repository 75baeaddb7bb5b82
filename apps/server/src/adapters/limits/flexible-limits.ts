import type { Redis } from 'ioredis';
import {
  type RateLimiterAbstract,
  RateLimiterMemory,
  RateLimiterRedis,
  RateLimiterRes,
} from 'rate-limiter-flexible';
import { isLoopback } from '../../lib/loopback.ts';
import { ADDRESS_LIMITS, RATE_LIMITS, type RateLimitName, type RateLimits } from '../../ports/rate-limits.ts';

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
  const limiterFor = (limit: RateLimitName, key: string) => {
    const isWide = options.widenForLoopback && ADDRESS_LIMITS.has(limit) && isLoopback(key);
    return (isWide ? widened : usual).get(limit);
  };
  return {
    async hit(limit, key) {
      try {
        await limiterFor(limit, key)?.consume(key);
        return undefined;
      } catch (refusal) {
        if (refusal instanceof RateLimiterRes) return Math.max(1, Math.ceil(refusal.msBeforeNext / 1_000));
        throw refusal;
      }
    },
    close: () => redis?.disconnect(),
  };
}

function createLimiter(limit: RateLimitName, factor: number, redis: Redis | undefined): RateLimiterAbstract {
  const { points, seconds } = RATE_LIMITS[limit];
  const settings = { keyPrefix: `juban:${limit}`, points: points * factor, duration: seconds };
  const inMemory = new RateLimiterMemory(settings);
  // Limits go on in memory when Redis is away: narrower than none, wider than shared.
  return redis
    ? new RateLimiterRedis({ ...settings, storeClient: redis, insuranceLimiter: inMemory })
    : inMemory;
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
