import { describe, expect, it } from 'vitest';
import { type Campaign, percentOf, pictureOf, resultKind } from './campaign-data.ts';

const prize = (prizeId: string, name: string) => ({
  prizeId,
  name,
  picture: `/${prizeId}`,
  odds: 1,
  stock: null,
});
const campaign = {
  prizes: [prize('console', '掌机'), prize('vip-7', '7天视频VIP'), prize('thanks', '谢谢参与')],
  fairness: { fallback: 'thanks' },
} as unknown as Campaign;

describe('a prize’s text', () => {
  it.each([
    ['7天视频VIP', 'credited'],
    ['3个月视频VIP', 'credited'],
    ['谢谢参与', 'miss'],
    ['掌机', 'service'],
  ] as const)('[C-075] %s is %s', (text, kind) => {
    expect(resultKind(text, campaign)).toBe(kind);
  });

  it('[C-075] has its own picture, and one outside the grid has that of days', () => {
    expect(pictureOf('掌机', campaign)).toBe('/console');
    expect(pictureOf('3个月视频VIP', campaign)).toBe('/vip-7');
  });
});

it.each([
  [583_900, '58.39'],
  [100, '0.01'],
  [250_000, '25'],
])('[C-032] %i of a million is %s per cent', (odds, text) => {
  expect(percentOf(odds, 1_000_000)).toBe(text);
});
