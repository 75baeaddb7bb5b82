import { describe, expect, it } from 'vitest';
import { playedText } from './played-text.ts';

const at = (text: string) => Date.parse(`${text}+08:00`);

describe('when a game was played', () => {
  const now = at('2026-11-15T00:30');
  it.each([
    ['2026-11-15T00:05', '今天 00:05'],
    ['2026-11-14T23:59', '昨天 23:59'],
    ['2026-11-13T23:59', '11月13日'],
    ['2025-01-02T08:00', '1月2日'],
    ['2026-11-16T00:01', '11月16日'],
  ])('[A-047] %s: %s', (time, words) => {
    expect(playedText(at(time), now)).toBe(words);
  });
});
