import { describe, expect, it } from 'vitest';
import { wantsLightText } from './frame-facts.ts';

describe('words on the status bar', () => {
  it('are light on dark colours only', () => {
    expect(wantsLightText('#0c0d11')).toBe(true);
    expect(wantsLightText('#CC483E')).toBe(true);
    expect(wantsLightText('#f7f5f1')).toBe(false);
  });

  it('are dark where the colour cannot be judged', () => {
    for (const color of ['', 'black', '#000', '#12345g']) expect(wantsLightText(color)).toBe(false);
  });
});
