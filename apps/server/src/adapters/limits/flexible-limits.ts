import {
  type RateLimiterAbstract,
  RateLimiterMemory,
  RateLimiterRedis,
  RateLimiterRes,
} from 'rate-limiter-flexible';
import { ADDRESS_LIMITS, RATE_LIMITS, type RateLimitName, type RateLimits } from '../../ports/rate-limits.ts';

/** Tests, benches and several browsers share one address in demo. */
const LOOPBACK_FACTOR = 100;

export interface FlexibleLimitsOptions {
  redisUrl: string | undefined;
  widenForLoopback: boolean;
}

export async function createFlexibleLimits(
  options: FlexibleLimitsOptions,
): Promise<RateLimits & { close(): void }> {
  const redis = options.redisUrl ? await connectRedis(options.redisUrl) : undefined;
  const limiters = new Map<RateLimitName, RateLimiterAbstract>();
  for (const [name, { points, seconds }] of Object.entries(RATE_LIMITS)) {
    const limit = name as RateLimitName;
    const widened = options.widenForLoopback && ADDRESS_LIMITS.has(limit) ? points * LOOPBACK_FACTOR : points;
    const settings = { keyPrefix: `juban:${name}`, points: widened, duration: seconds };
    const inMemory = new RateLimiterMemory(settings);
    // Limits go on in memory when Redis is away: narrower than none, wider than shared.
    const limiter = redis
      ? new RateLimiterRedis({ ...settings, storeClient: redis, insuranceLimiter: inMemory })
      : inMemory;
    limiters.set(limit, limiter);
  }
  return {
    async hit(limit, key) {
      try {
        await limiters.get(limit)?.consume(key);
        return undefined;
      } catch (refusal) {
        if (refusal instanceof RateLimiterRes) return Math.max(1, Math.ceil(refusal.msBeforeNext / 1_000));
        throw refusal;
      }
    },
    close: () => redis?.disconnect(),
  };
}

async function connectRedis(url: string) {
  const { Redis } = await import('ioredis');
  const redis = new Redis(url, { enableOfflineQueue: false, maxRetriesPerRequest: 1 });
  redis.on('error', () => {});
  return redis;
}
