import { desktopTexts } from '@juban/contract/texts/desktop';
import { describe, expect, it } from 'vitest';
import { validityText } from './validity-text.ts';

const at = (text: string) => new Date(text).getTime();

describe('the validity of a membership', () => {
  it('[C-011] is an invitation for visitors and users who never had one', () => {
    expect(validityText({ end: undefined, isActive: false })).toBe(desktopTexts.openVip);
    expect(validityText({ end: null, isActive: false })).toBe(desktopTexts.openVip);
  });

  it('[C-011] is over, has a last day in Shanghai, or none after 2099-12-31', () => {
    expect(validityText({ end: at('2026-01-01T00:00:00Z'), isActive: false })).toBe(desktopTexts.expired);
    expect(validityText({ end: at('2027-03-17T17:00:00Z'), isActive: true })).toBe('VIP 有效期至 2027-03-18');
    expect(validityText({ end: at('2099-12-31T15:59:59Z'), isActive: true })).toBe('VIP 有效期至 2099-12-31');
    expect(validityText({ end: at('2099-12-31T16:00:00Z'), isActive: true })).toBe('VIP 永久有效');
  });
});
