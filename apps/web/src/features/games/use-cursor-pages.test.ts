import { describe, expect, it } from 'vitest';
import type { GameCard } from './game-data.ts';
import { addGames } from './use-cursor-pages.ts';

const game = (id: string): GameCard => ({
  id,
  gameName: id,
  subtitle: '',
  icon: '',
  iconTip: '',
  suffix: 'h5',
  packSize: '',
  status: 1,
  categories: [],
  playNum: 0,
  releaseTime: null,
});
const page = (ids: string, nextCursor: string | null) => ({ content: [...ids].map(game), nextCursor });

describe('pages of games', () => {
  it('[A-044] follow each other, with each game once, to the end that the last one marks', () => {
    const both = addGames(page('abc', 'one'), page('cde', 'two'));
    expect(both.content.map(({ id }) => id).join('')).toBe('abcde');
    expect(both.nextCursor).toBe('two');
    expect(addGames(both, page('', null)).nextCursor).toBeNull();
  });
});
