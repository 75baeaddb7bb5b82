import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { contrast, parseColour, quieter, type Rgb, readableOn } from './contrast.ts';

const BLACK: Rgb = [0, 0, 0];
const WHITE: Rgb = [255, 255, 255];
const channel = fc.integer({ min: 0, max: 255 });
const anyColour: fc.Arbitrary<Rgb> = fc.tuple(channel, channel, channel);

describe('contrast', () => {
  it('parses both hex formats and nothing else', () => {
    expect(parseColour('#eccb8a')).toEqual([236, 203, 138]);
    expect(parseColour(' #FA0 ')).toEqual([255, 170, 0]);
    for (const bad of ['', 'red', '#12345', '#1234567', 'rgb(1,2,3)', '#fff;background:url(//x)', '#ggg']) {
      expect(parseColour(bad)).toBeUndefined();
    }
  });

  it('computes the WCAG contrast', () => {
    expect(contrast(BLACK, WHITE)).toBeCloseTo(21);
    expect(contrast(WHITE, WHITE)).toBe(1);
    expect(contrast([118, 118, 118], WHITE)).toBeCloseTo(4.54, 2);
  });

  it('returns the first readable candidate in the given order', () => {
    expect(readableOn([16, 18, 22], [WHITE, BLACK])).toEqual(WHITE);
    expect(readableOn([250, 240, 220], [WHITE, [60, 40, 10]])).toEqual([60, 40, 10]);
  });

  it('finds readable text for every background', () => {
    fc.assert(fc.property(anyColour, (ground) => contrast(ground, readableOn(ground, [])) >= 4.5));
  });

  it('never fades text below the limit, or further if it was already below', () => {
    fc.assert(
      fc.property(anyColour, (ground) => {
        const text = readableOn(ground, []);
        const faded = quieter(text, ground, 4.5, 0.55);
        expect(contrast(faded, ground)).toBeGreaterThanOrEqual(4.5);
      }),
    );
  });
});
