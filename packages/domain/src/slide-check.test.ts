import { describe, expect, it } from 'vitest';
import {
  RISK_MISS_WINDOW_MS,
  SLIDE,
  SLIDE_TOLERANCE,
  type Slide,
  type SlidePoint,
  secondsToRiskTry,
  slideOutcome,
  slideScore,
} from './slide-check.ts';

const NOW = new Date('2026-03-01T10:00:00Z');
const ago = (ms: number) => new Date(NOW.getTime() - ms);

/** A human drag: fast, then slow, with varying height. */
const handPath = (x: number): SlidePoint[] =>
  [0, 0.3, 0.6, 0.85, 0.95, 1].map((share, n) => ({ t: n * 100, x: share * x, y: n }));
const slide = (changes: Partial<Slide> = {}): Slide => {
  const x = changes.x ?? 500;
  return { x, path: handPath(x), elapsedMs: 10_000, ...changes };
};
const changed = (change: (point: SlidePoint, n: number) => Partial<SlidePoint>) =>
  slide({ path: handPath(500).map((point, n) => ({ ...point, ...change(point, n) })) });

describe('position of the piece', () => {
  it.each([
    [0, 'right'],
    [SLIDE_TOLERANCE, 'right'],
    [-SLIDE_TOLERANCE, 'right'],
    [SLIDE_TOLERANCE + 0.5, 'missed'],
    [-SLIDE_TOLERANCE - 0.5, 'missed'],
  ])('[B-082] %f pixels off is %s', (off, outcome) => {
    expect(slideOutcome(slide({ x: 500 + off }), 500, 0)).toBe(outcome);
  });

  it('[B-082] no position passes for 1 % of all gaps', () => {
    const gaps = SLIDE.mostX - SLIDE.leastX + 1;
    expect((2 * SLIDE_TOLERANCE + 1) / gaps).toBeLessThan(0.01);
  });
});

describe('score of a path', () => {
  it('[B-082] is the maximum for a human drag', () => {
    expect(slideScore(slide())).toBe(4);
  });

  it.each<[string, Slide, number]>([
    ['no path', slide({ path: [] }), 0],
    ['a path that ends elsewhere', changed((_point, n) => (n === 5 ? { x: 502 } : {})), 0],
    ['a path that goes back in time', changed((_point, n) => (n === 3 ? { t: 50 } : {})), 0],
    ['less than 250 ms', changed((_point, n) => ({ t: n * 49 })), 3],
    ['250 ms', changed((_point, n) => ({ t: n * 50 })), 4],
    ['a path longer than the puzzle is old', slide({ elapsedMs: 499 }), 3],
    ['a path as long as the puzzle is old', slide({ elapsedMs: 500 }), 4],
    ['four steps', slide({ path: handPath(500).filter((_point, n) => n !== 1 && n !== 2) }), 3],
    ['five steps', slide({ path: handPath(500).filter((_point, n) => n !== 1) }), 4],
    ['an even pace', changed((_point, n) => ({ x: n * 100 })), 3],
    ['no height', changed(() => ({ y: 0 })), 3],
    ['a straight and even way', changed((_point, n) => ({ x: n * 100, y: 0 })), 2],
  ])('[B-082] is as expected for %s', (_case, given, score) => {
    expect(slideScore(given)).toBe(score);
  });

  it('[B-082] never refuses by itself, only after a miss', () => {
    const robot = slide({ path: [] });
    expect(slideOutcome(robot, 500, 0)).toBe('right');
    expect(slideOutcome(robot, 500, 1)).toBe('odd');
    expect(slideOutcome(slide(), 500, 2)).toBe('right');
  });
});

describe('misses of a requester', () => {
  it.each<[string, Date[], number]>([
    ['none', [], 0],
    ['two', [ago(1), ago(2)], 0],
    ['three at once', [NOW, NOW, NOW], 600],
    ['three, the first almost ten minutes ago', [ago(1), ago(2), ago(RISK_MISS_WINDOW_MS - 1)], 1],
    ['three, the first ten minutes ago', [ago(1), ago(2), ago(RISK_MISS_WINDOW_MS)], 0],
  ])('[B-082] %s', (_case, misses, seconds) => {
    expect(secondsToRiskTry(misses, NOW)).toBe(seconds);
  });
});
