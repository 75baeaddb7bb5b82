import { expect, it } from 'vitest';
import { episodesOut, episodesPlanned } from './episode-texts.ts';

const upTo = (newest: number) => Array.from({ length: newest }, (_, place) => ({ episodeNo: place + 1 }));

it.each([
  [0, 24, undefined, '共 24 集'],
  [1, 24, '更新至 1 集', '共 24 集'],
  [23, 24, '更新至 23 集', '共 24 集'],
  [24, 24, '全 24 集', undefined],
  [1, 1, '全 1 集', undefined],
])('[A-031] with %i of %i released episodes a page shows %s and %s', (newest, total, out, planned) => {
  const drama = { episodes: upTo(newest), total };
  expect([episodesOut(drama), episodesPlanned(drama)]).toEqual([out, planned]);
});
