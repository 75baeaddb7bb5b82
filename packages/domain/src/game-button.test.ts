import { describe, expect, it } from 'vitest';
import { gameButton } from './game-button.ts';

const link = 'https://play.games.example/a';
const landUrl = 'https://games.example/a';

describe('main button of a game', () => {
  it.each([
    ['h5 plays anywhere', 1, 'h5', link, 'ios', { does: 'play', url: link }],
    ['h5 plays on Android', 1, 'h5', link, 'android', { does: 'play', url: link }],
    ['a file is downloaded on Android', 1, 'apk', link, 'android', { does: 'download', url: link }],
    ['a file cannot be used on iOS: its page', 1, 'apk', link, 'ios', { does: 'visit', url: landUrl }],
    ['nor on a desktop', 1, 'apk', link, 'other', { does: 'visit', url: landUrl }],
    ['without a link there is its page', 1, '', '', 'android', { does: 'visit', url: landUrl }],
    ['one that is not out is reserved', 2, 'apk', link, 'android', { does: 'book' }],
    ['one that was taken down has none', 0, 'h5', link, 'android', undefined],
  ] as const)('[A-058] %s', (_what, status, suffix, address, platform, expected) => {
    expect(gameButton({ status, suffix, link: address, landUrl }, platform)).toEqual(expected);
  });

  it('[A-058] is absent when the game has no link at all', () => {
    expect(gameButton({ status: 1, suffix: '', link: '', landUrl: '' }, 'ios')).toBeUndefined();
  });
});
