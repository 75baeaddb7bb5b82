import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { priceText } from './price-text.ts';

describe('a price in fen', () => {
  it.each([
    [0, '0'],
    [1, '0.01'],
    [10, '0.1'],
    [990, '9.9'],
    [1900, '19'],
    [1905, '19.05'],
    [25800, '258'],
  ])('%i fen is written as %s yuan', (fen, text) => {
    expect(priceText(fen)).toBe(text);
  });

  it('keeps every fen of any sum', () => {
    fc.assert(
      fc.property(fc.nat(100_000_000), (fen) => {
        expect(Math.round(Number(priceText(fen)) * 100)).toBe(fen);
      }),
    );
  });
});
