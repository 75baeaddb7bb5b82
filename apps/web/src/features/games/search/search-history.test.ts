import { beforeEach, describe, expect, it } from 'vitest';
import { store } from '../../../lib/storage.ts';
import { forgetSearches, keepSearch, readSearches } from './search-history.ts';

describe('search history on this device', () => {
  beforeEach(forgetSearches);

  it('[A-045] keeps each query once, latest first, at most ten', () => {
    for (const words of ['麻将', '赛车', '麻将']) keepSearch(words);
    expect(readSearches()).toEqual(['麻将', '赛车']);
    for (let at = 0; at < 12; at += 1) keepSearch(`游戏${at}`);
    expect(readSearches()).toHaveLength(10);
    expect(readSearches()[0]).toBe('游戏11');
    forgetSearches();
    expect(readSearches()).toEqual([]);
  });

  it.each(['{', '"麻将"', '[1, null, ""]', '{"a":1}'])('[A-045] %s in storage counts as none', (text) => {
    store('games-search', text);
    expect(readSearches()).toEqual([]);
  });
});
