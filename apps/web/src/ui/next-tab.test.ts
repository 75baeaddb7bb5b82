import { describe, expect, it } from 'vitest';
import { nextTab } from './next-tab.ts';

describe('keys in a row of tabs', () => {
  it.each([
    ['ArrowRight', 0, 1],
    ['ArrowRight', 2, 0],
    ['ArrowLeft', 0, 2],
    ['Home', 2, 0],
    ['End', 0, 2],
    ['Tab', 1, undefined],
    ['a', 1, undefined],
  ])('%s at %i selects %s', (key, at, to) => {
    expect(nextTab(key, at, 3)).toBe(to);
  });
});
