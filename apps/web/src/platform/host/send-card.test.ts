import { afterEach, describe, expect, it, vi } from 'vitest';
import { addressForOthers } from './send-card.ts';

const HERE = 'https://m.brand.example';

describe('the address in shared links', () => {
  afterEach(() => vi.unstubAllGlobals());

  it.each([
    ['', ''],
    ['?ct=android_jqq&cv=6.0.0&themeMode=dark', '&ct=android_jqq'],
    ['?clientType=android_jqq', '&ct=android_jqq'],
    ['?app_type=tthj', '&ct=tthj'],
    ['?ct=nobody&app_type=tthj', '&ct=tthj'],
    ['?ct=nobody', ''],
  ])('[A-027] from a page with %j keeps the brand: %j', (search, said) => {
    vi.stubGlobal('window', { location: new URL(`/share/drama${search}`, HERE) });
    expect(addressForOthers('/share/drama?dramaId=40001')).toBe(`${HERE}/share/drama?dramaId=40001${said}`);
  });
});
