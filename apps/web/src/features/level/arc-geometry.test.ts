import { describe, expect, it } from 'vitest';
import { ARC, arcPath, outwardAt, pointAt, ticksPath } from './arc-geometry.ts';

describe('the arc', () => {
  it.each([
    [0, 43, 206],
    [50, 195, 54],
    [100, 347, 206],
  ])('[B-028] %i per cent is at %f, %f', (percent, x, y) => {
    expect(pointAt(percent)).toEqual({ x, y });
  });

  it.each([
    [-20, 0],
    [130, 100],
  ])('[B-028] %i per cent is limited to %i', (beyond, end) => {
    expect(pointAt(beyond)).toEqual(pointAt(end));
  });

  it('[B-028] every point is one radius from the centre, with its normal pointing out', () => {
    for (const percent of [1, 16, 30, 44, 60, 72, 86, 100]) {
      const { x, y } = pointAt(percent);
      expect(Math.hypot(x - ARC.centreX, y - ARC.centreY)).toBeCloseTo(ARC.radius, 0);
      const out = outwardAt(percent);
      expect(Math.hypot(out.x, out.y)).toBeCloseTo(1);
      expect(out.y).toBeLessThanOrEqual(0);
    }
  });

  it('[B-028] the path runs over the top from end to end', () => {
    expect(arcPath()).toBe('M43 206A152 152 0 0 1 347 206');
  });

  it('[B-028] the scale has a mark for each per cent, all inside the arc', () => {
    const marks = ticksPath().split('M').slice(1);
    expect(marks).toHaveLength(101);
    for (const mark of marks) {
      for (const end of mark.split('L')) {
        const [x = 0, y = 0] = end.split(' ').map(Number);
        expect(Math.hypot(x - ARC.centreX, y - ARC.centreY)).toBeLessThan(ARC.radius);
      }
    }
  });
});
