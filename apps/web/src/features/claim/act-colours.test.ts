import { describe, expect, it } from 'vitest';
import { actColours, cardStyle, isDark } from './act-colours.ts';

const NIGHT = { btnColor: '#231708', bgColor: '#101216' };
const PAPER = { btnColor: '#12a594', bgColor: '#fdf3e4' };

describe('act colours', () => {
  it('[A-026] each channel gets its own colours, with readable text on them', () => {
    expect(actColours(NIGHT)).toMatchObject({
      '--act-bg': 'rgb(16, 18, 22)',
      '--act-text': 'rgb(244, 241, 234)',
      '--act-btn': 'rgb(35, 23, 8)',
      '--act-on': 'rgb(251, 227, 176)',
    });
    expect(actColours(PAPER)).toMatchObject({
      '--act-bg': 'rgb(253, 243, 228)',
      '--act-text': 'rgb(28, 26, 23)',
      '--act-gold': 'rgb(128, 80, 15)',
      '--act-btn': 'rgb(18, 165, 148)',
      '--act-on': 'rgb(42, 28, 8)',
    });
  });

  it('uses the default colours when a channel has none or junk', () => {
    const defaults = actColours(undefined);
    expect(defaults['--act-bg']).toBe('rgb(16, 18, 22)');
    expect(actColours({ btnColor: 'gold;color:red', bgColor: 'url(x)' })).toEqual(defaults);
  });

  it('picks the card on which the button is visible', () => {
    expect(cardStyle(NIGHT)).toBe('gold');
    expect(cardStyle({ btnColor: '#eccb8a', bgColor: '#101216' })).toBe('night');
    expect(cardStyle({ btnColor: '#bfe0e6', bgColor: '#ffffff' })).toBe('night');
    expect(cardStyle({ btnColor: '#c8402f', bgColor: '#ffffff' })).toBe('gold');
    expect(cardStyle(undefined)).toBe('gold');
  });

  it('distinguishes dark pages from light ones', () => {
    expect([isDark(NIGHT), isDark(PAPER), isDark(undefined)]).toEqual([true, false, true]);
  });
});
