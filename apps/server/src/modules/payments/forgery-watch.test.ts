import { expect, it } from 'vitest';
import { createWindowLimit } from '../../adapters/limits/window-limit.ts';
import { RATE_LIMITS } from '../../ports/rate-limits.ts';
import { createForgeryWatch } from './forgery-watch.ts';

const { points, seconds } = RATE_LIMITS.forgedNotificationsByAddress;

function setUp() {
  let time = 1_000;
  const { hit } = createWindowLimit({ points, seconds, now: () => time });
  const watch = createForgeryWatch({ rateLimits: { hit: (_limit, key) => hit(key) } }, () => time);
  return {
    watch,
    pass: (ms: number) => {
      time += ms;
    },
    forge: async (address: string, times: number) => {
      for (let turn = 0; turn < times; turn += 1) await watch.count(address);
    },
  };
}

it('[B-052] an address is blocked after one forgery too many, until the window ends', async () => {
  const { watch, forge, pass } = setUp();
  await forge('203.0.113.4', points);
  expect(watch.secondsLeft('203.0.113.4')).toBeUndefined();
  await forge('203.0.113.4', 1);
  expect(watch.secondsLeft('203.0.113.4')).toBe(seconds);
  pass(seconds * 1_000 - 1);
  expect(watch.secondsLeft('203.0.113.4')).toBe(1);
  pass(1);
  expect(watch.secondsLeft('203.0.113.4')).toBeUndefined();
});

it('[B-052] others are not, and an IPv6 line is blocked as a whole', async () => {
  const { watch, forge } = setUp();
  await forge('2001:db8::1', points + 1);
  expect(watch.secondsLeft('2001:db8::2')).toBe(seconds);
  expect(watch.secondsLeft('2001:db8:0:1::1')).toBeUndefined();
  expect(watch.secondsLeft('203.0.113.4')).toBeUndefined();
});
