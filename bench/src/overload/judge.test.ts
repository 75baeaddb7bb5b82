import { describe, expect, it } from 'vitest';
import { judge, type OverloadRun } from './judge.ts';

const steady = Array.from({ length: 30 }, (_unused, at) => ({ atMs: at * 100, mb: 200 }));
const RUN: OverloadRun = {
  barrage: {
    sent: 100,
    held: 0,
    statuses: new Map([
      [200, 40],
      [503, 60],
    ]),
    broken: 0,
    slowestMs: 900,
  },
  memory: steady,
  normalAfterMs: 400,
};
const missed = (run: Partial<OverloadRun>) =>
  judge({ ...RUN, ...run })
    .filter(({ reached }) => !reached)
    .map(({ what }) => what);

describe('overload result', () => {
  it('passes if calls are shed, memory stays stable and the service recovers soon', () => {
    expect(missed({})).toEqual([]);
  });

  it('fails for other answers, broken connections, hanging calls, or no shedding', () => {
    const statuses = new Map([
      [200, 40],
      [500, 1],
    ]);
    const barrage = { ...RUN.barrage, statuses, broken: 2, slowestMs: 10_001 };
    expect(missed({ barrage })).toEqual([
      'shed with 429 or 503',
      'other answers',
      'broken connections',
      'slowest answer',
    ]);
  });

  it('fails if memory keeps growing', () => {
    const growing = steady.map(({ atMs }, at) => ({ atMs, mb: 200 + at * 10 }));
    expect(missed({ memory: growing })).toEqual(['memory of the last third beside the second']);
  });

  it.each([10_001, undefined])('fails if it takes %s ms to recover', (normalAfterMs) => {
    expect(missed({ normalAfterMs })).toEqual(['normal again after']);
  });
});
