import { BRANDS, DEFAULT_BRAND } from '@juban/catalog';
import { describe, expect, it } from 'vitest';
import { addressOf, lookOf, THEMES } from './look.ts';

describe('which dress the kitchen sink wears', () => {
  it('every brand in every theme has an address that leads back to it', () => {
    for (const brand of Object.values(BRANDS)) {
      for (const theme of THEMES) expect(lookOf(addressOf({ brand, theme }))).toEqual({ brand, theme });
    }
  });

  it.each(['', '?theme=pink&brand=none', '?brand=__proto__', '?theme='])('%j is the default', (search) => {
    expect(lookOf(search)).toEqual({ brand: BRANDS[DEFAULT_BRAND], theme: 'light' });
  });
});
