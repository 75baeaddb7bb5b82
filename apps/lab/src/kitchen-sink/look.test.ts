import { BRANDS, DEFAULT_BRAND } from '@juban/catalog';
import { describe, expect, it } from 'vitest';
import { addressOf, lookOf, THEMES } from './look.ts';

describe('look of the kitchen sink', () => {
  it('every brand and theme has an address that selects it again', () => {
    for (const brand of Object.values(BRANDS)) {
      for (const theme of THEMES) expect(lookOf(addressOf({ brand, theme }))).toEqual({ brand, theme });
    }
  });

  it.each(['', '?theme=pink&brand=none', '?brand=__proto__', '?theme='])(
    '%j selects the default',
    (search) => {
      expect(lookOf(search)).toEqual({ brand: BRANDS[DEFAULT_BRAND], theme: 'light' });
    },
  );
});
