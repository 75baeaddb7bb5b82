import { describe, expect, it } from 'vitest';
import { CLOCK_JUMPS, type ClockJump } from './clock-jumps.ts';

const at = (text: string) => Date.parse(text);
const jump = (name: ClockJump, from: string) => new Date(CLOCK_JUMPS[name](at(from))).toISOString();

describe('clock jumps', () => {
  it.each([
    ['midnight comes', '2026-11-15T10:00:00+08:00', '2026-11-15T15:59:59.500Z'],
    ['midnight comes', '2026-11-15T23:59:59.800+08:00', '2026-11-16T15:59:59.500Z'],
    ['stock comes at 11:00', '2026-11-15T10:00:00+08:00', '2026-11-15T02:59:59.500Z'],
    ['stock comes at 11:00', '2026-11-15T11:00:00+08:00', '2026-11-16T02:59:59.500Z'],
    ['the month ends', '2026-12-31T23:00:00+08:00', '2026-12-31T15:59:59.500Z'],
    ['the month ends', '2026-11-30T23:59:59.900+08:00', '2026-12-31T15:59:59.500Z'],
  ] as const)('%s from %s', (name, from, to) => {
    expect(jump(name, from)).toBe(to);
  });

  it('only go forward', () => {
    const now = at('2026-02-28T23:59:59.999+08:00');
    for (const move of Object.values(CLOCK_JUMPS)) expect(move(now)).toBeGreaterThan(now);
  });
});
