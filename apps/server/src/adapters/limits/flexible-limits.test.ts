import { createServer, type Server } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { RATE_LIMITS, type RateLimits } from '../../ports/rate-limits.ts';
import { createFlexibleLimits } from './flexible-limits.ts';

const ENDS: Array<() => void> = [];
afterEach(() => {
  for (const end of ENDS.splice(0)) end();
});

async function limits(options: { redisUrl?: string; widenForLoopback?: boolean } = {}): Promise<RateLimits> {
  const { redisUrl, widenForLoopback = false } = options;
  const made = await createFlexibleLimits({ redisUrl, widenForLoopback });
  ENDS.push(made.close);
  return made;
}

async function hitsUntilRefused(made: RateLimits, key: string, most: number): Promise<number> {
  for (let n = 0; n < most; n += 1) if ((await made.hit('smsByAddress', key)) !== undefined) return n;
  return most;
}

describe('in memory', () => {
  it('[A-072] allows exactly the points, then returns the seconds to wait', async () => {
    const made = await limits();
    const { points, seconds } = RATE_LIMITS.smsByAddress;
    expect(await hitsUntilRefused(made, '203.0.113.9', points + 1)).toBe(points);
    const wait = (await made.hit('smsByAddress', '203.0.113.9')) ?? 0;
    expect(wait).toBeGreaterThan(seconds - 60);
    expect(wait).toBeLessThanOrEqual(seconds);
    expect(await made.hit('smsByAddress', '203.0.113.10')).toBeUndefined();
    expect(await made.hit('codeTriesByAddress', '203.0.113.9')).toBeUndefined();
  });

  it.each([
    ['127.0.0.1', 100],
    ['::1', 100],
    ['::ffff:127.0.0.1', 100],
    ['203.0.113.9', 1],
    ['127.evil.example', 1],
  ])('[A-072] in the demo %s has %i times the points', async (address, factor) => {
    const made = await limits({ widenForLoopback: true });
    const { points } = RATE_LIMITS.smsByAddress;
    expect(await hitsUntilRefused(made, address, points * 100 + 1)).toBe(points * factor);
  });

  it('[A-072] loopback is an address like any other in production', async () => {
    const { points } = RATE_LIMITS.smsByAddress;
    expect(await hitsUntilRefused(await limits(), '127.0.0.1', points * 100)).toBe(points);
  });

  it('[A-072] limits that do not count by address are never widened', async () => {
    const made = await limits({ widenForLoopback: true });
    const { points } = RATE_LIMITS.smsByRequester;
    for (let n = 0; n < points; n += 1) expect(await made.hit('smsByRequester', '127.0.0.1')).toBeUndefined();
    expect(await made.hit('smsByRequester', '127.0.0.1')).toBeGreaterThan(0);
  });
});

describe('networks of IPv6', () => {
  /** How many of the hits, each from a different address, are allowed. */
  async function letThrough(addressOf: (n: number) => string, hits: number): Promise<number> {
    const made = await limits();
    let through = 0;
    for (let n = 0; n < hits; n += 1) {
      if ((await made.hit('uncheckedSendsByAddress', addressOf(n))) === undefined) through += 1;
    }
    return through;
  }
  const hex = (n: number) => n.toString(16);
  const { points } = RATE_LIMITS.uncheckedSendsByAddress;

  it('[A-072] a caller with many addresses of a /64 has the limit of one line', async () => {
    expect(await letThrough((n) => `2001:db8:1:2::${hex(n + 1)}`, 200)).toBe(points);
  });

  it('[A-072] a caller with many /64 of a /56 has four times as much', async () => {
    expect(await letThrough((n) => `2001:db8:1:2${hex(n % 256).padStart(2, '0')}::1`, 200)).toBe(4 * points);
  });

  it('[A-072] a caller with many /64 of a /48 has 32 times as much', async () => {
    expect(await letThrough((n) => `2001:db8:1:${hex(n * 97)}::1`, 600)).toBe(32 * points);
  });

  it('[A-072] a refused line does not use up its neighbours’ limit', async () => {
    const made = await limits();
    for (let n = 0; n < 1_000; n += 1) made.hit('uncheckedSendsByAddress', '2001:db8:1:2::1');
    expect(await made.hit('uncheckedSendsByAddress', '2001:db8:1:3::1')).toBeUndefined();
  });
});

describe('with Redis', () => {
  /** Reports ready, then never answers again. */
  async function silentRedis(): Promise<string> {
    const info = 'redis_version:7.4.0\r\nloading:0\r\n';
    const server: Server = createServer((socket) => {
      socket.on('error', () => {});
      socket.on('data', (data) => {
        if (/info/i.test(data.toString())) socket.write(`$${info.length}\r\n${info}\r\n`);
      });
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    ENDS.push(() => void server.close());
    return `redis://127.0.0.1:${(server.address() as { port: number }).port}`;
  }

  it('[A-108] that does not answer delays no call, and limits continue in memory', async () => {
    const made = await limits({ redisUrl: await silentRedis() });
    await new Promise((resolve) => setTimeout(resolve, 200));
    const begun = Date.now();
    expect(await made.hit('smsByAddress', '203.0.113.9')).toBeUndefined();
    expect(Date.now() - begun).toBeLessThan(3_000);
  });

  it('[A-072] that is down leaves the limits in force', async () => {
    const made = await limits({ redisUrl: 'redis://127.0.0.1:1' });
    const { points } = RATE_LIMITS.smsByAddress;
    expect(await hitsUntilRefused(made, '203.0.113.9', points + 1)).toBe(points);
  });
});
