import { describe, expect, it } from 'vitest';
import { wantsLightText } from './frame-facts.ts';

describe('text on the status bar', () => {
  it('is light on dark colours only', () => {
    expect(wantsLightText('#0c0d11')).toBe(true);
    expect(wantsLightText('#CC483E')).toBe(true);
    expect(wantsLightText('#f7f5f1')).toBe(false);
  });

  it('is dark if the colour cannot be parsed', () => {
    for (const color of ['', 'black', '#000', '#12345g']) expect(wantsLightText(color)).toBe(false);
  });
});
