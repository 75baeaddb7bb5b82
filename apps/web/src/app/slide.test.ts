import { afterEach, describe, expect, it, vi } from 'vitest';
import { slideTypes } from './slide.ts';

const change = (from: string | undefined, to: string) => ({
  fromLocation: from === undefined ? undefined : { pathname: from },
  toLocation: { pathname: to },
});

describe('which way a page slides', () => {
  afterEach(() => vi.unstubAllGlobals());

  it.each([
    ['/vip/level/home', '/vip', 'slide-right'],
    ['/vip', '/', 'slide-right'],
    ['/vip', '/vip/level/home', 'slide-left'],
    ['/games/home', '/games/search', 'slide-left'],
    ['/', '/login', 'slide-left'],
    ['/vip/', '/mall', 'slide-left'],
  ])('[A-015] from %s to %s: %s', (from, to, type) => {
    expect(slideTypes(change(from, to))).toEqual([type]);
  });

  it('[A-015] nothing slides on the first load, nor when only the query changes', () => {
    expect(slideTypes(change(undefined, '/vip'))).toBe(false);
    expect(slideTypes(change('/vip', '/vip'))).toBe(false);
  });

  it('[A-015] nothing slides with reduced motion', () => {
    vi.stubGlobal('matchMedia', () => ({ matches: true }));
    expect(slideTypes(change('/', '/vip'))).toBe(false);
  });
});
