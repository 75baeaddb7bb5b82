import { expect, it } from 'vitest';
import { daysUntilPlay, followersText, isForBrand, isPlaying, newestEpisode } from './drama.ts';

it.each([
  [0, '0'],
  [1, '1'],
  [9_999, '9999'],
  [10_000, '1万'],
  [10_999, '1万'],
  [11_000, '1.1万'],
  [19_999, '1.9万'],
  [20_000, '2万'],
  [328_000, '32.8万'],
  [999_999, '99.9万'],
  [1_000_000, '100万'],
  [123_456_789, '12345.6万'],
])('[A-041] shows %i followers as %s', (count, text) => {
  expect(followersText(count)).toBe(text);
});

it('[A-031] takes the highest number as the newest episode, whatever the order', () => {
  expect(newestEpisode([])).toBe(0);
  expect(newestEpisode([{ episodeNo: 1 }])).toBe(1);
  expect(newestEpisode([{ episodeNo: 12 }, { episodeNo: 3 }, { episodeNo: 11 }])).toBe(12);
});

const playDate = new Date('2026-03-05T00:00:00+08:00');
const at = (ms: number) => new Date(playDate.getTime() + ms);

it('[A-035] plays a drama from the first millisecond of its date, and at once if it has none', () => {
  expect(isPlaying(playDate, at(-1))).toBe(false);
  expect(isPlaying(playDate, at(0))).toBe(true);
  expect(isPlaying(playDate, at(1))).toBe(true);
  expect(isPlaying(null, at(0))).toBe(true);
});

it.each([
  ['2026-03-04T23:59:59.999+08:00', 1],
  ['2026-03-04T00:00:00+08:00', 1],
  ['2026-03-03T23:59:59.999+08:00', 2],
  ['2026-03-05T00:00:00+08:00', 0],
  ['2026-03-05T23:59:59+08:00', 0],
  ['2026-04-01T00:00:00+08:00', 0],
])('[A-035] counts from %s to %i days', (now, days) => {
  expect(daysUntilPlay(playDate, new Date(now))).toBe(days);
});

it('[A-035] counts calendar days, whatever the time of day', () => {
  const evening = new Date('2026-03-05T20:00:00+08:00');
  expect(daysUntilPlay(evening, new Date('2026-03-04T21:00:00+08:00'))).toBe(1);
});

it('shows content with brands only to those brands, and all other content to everyone', () => {
  expect(isForBrand([], 'any')).toBe(true);
  expect(isForBrand(['one', 'two'], 'two')).toBe(true);
  expect(isForBrand(['one'], 'two')).toBe(false);
  expect(isForBrand(['one'], 'on')).toBe(false);
});
