import { gameKeysOf } from '@juban/domain/game-keys';
import type { games } from '../src/modules/games/games.tables.ts';

export type GameRow = typeof games.$inferInsert;

/** A game with the given fields and defaults for all others; its keys follow from its name. */
export function gameRow({
  gameId,
  gameName,
  ...more
}: Pick<GameRow, 'gameId' | 'gameName'> & Partial<GameRow>): GameRow {
  const { start, inner, text, marks } = gameKeysOf(gameName);
  return {
    gameId,
    gameName,
    subtitle: '测试',
    icon: '/content/demo/art/games/gem-256.webp',
    iconTip: '',
    suffix: 'h5',
    link: 'https://play.games.example/a',
    landUrl: 'https://games.example/a',
    packSize: '',
    description: '测试',
    remark: '',
    pictures: [],
    videoCover: '',
    gameFirm: '测试',
    developer: '测试',
    version: '1.0',
    permissions: [],
    privacyAgreement: '',
    ageLimit: 8,
    categoryIds: ['puzzle'],
    status: 1,
    heat: 0,
    createdAt: new Date('2020-01-01T00:00:00Z'),
    brands: [],
    banner: '',
    flag: '',
    startKeys: start,
    innerKeys: inner,
    searchText: text,
    marks,
    ...more,
  };
}
