import { expect, it } from 'vitest';
import { createSlideRecord, keepOnPath } from './slide-path.ts';

/** A picture of 1280 and a piece of 160. */
const MOST = 1120;

it('the piece stays inside the picture', () => {
  expect([keepOnPath(-4, MOST), keepOnPath(100, MOST), keepOnPath(1_900, MOST)]).toEqual([0, 100, 1_120]);
});

it('the path is recorded from the first touch, in tenths of pixels', () => {
  let now = 5_000;
  const record = createSlideRecord(() => now);
  expect(record.lastY()).toBe(0);
  record.add(0, 0);
  now += 16.7;
  record.add(12.34, 1.26);
  expect(record.read()).toEqual([
    { t: 0, x: 0, y: 0 },
    { t: 17, x: 12.3, y: 1.3 },
  ]);
  expect(record.lastY()).toBe(1.3);
  now += 3_600_000;
  record.add(15, 0);
  expect(record.read().at(-1)).toEqual({ t: 600_000, x: 15, y: 0 });
});

it('a long path keeps its first and its newest point', () => {
  let now = 0;
  const record = createSlideRecord(() => now);
  for (let n = 0; n < 1_000; n += 1) {
    record.add(n, 0);
    now += 10;
    const path = record.read();
    expect(path.length).toBeLessThan(120);
    expect([path[0]?.x, path.at(-1)?.x]).toEqual([0, n]);
  }
});
