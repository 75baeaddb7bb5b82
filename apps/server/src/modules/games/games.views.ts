import type { CallOutput } from '@juban/contract';
import { releaseAsOf } from '@juban/domain/game-release';
import type { CategoryNames } from './game-categories.ts';
import type { CardRow, Category, Game } from './games.repository.ts';

type Card = CallOutput<'listGames'>['content'][number];
type Detail = CallOutput<'getGame'>;

export function toCard(row: CardRow, names: CategoryNames, now: Date): Card {
  return {
    id: row.gameId,
    gameName: row.gameName,
    subtitle: row.subtitle,
    icon: row.icon,
    iconTip: row.iconTip,
    suffix: row.suffix,
    packSize: row.packSize,
    categories: row.categoryIds.split(' ').flatMap((id) => names.get(id) ?? []),
    playNum: row.heat,
    ...releaseAsOf(row, now),
  };
}

/** The entity; an unreleased game has no links, and a removed one leads nowhere. */
export function toDetail(
  game: Game,
  { categories, videoAddress }: { categories: readonly Category[]; videoAddress: string },
): Omit<Detail, 'drama' | 'gift' | 'alikeList'> {
  const names = new Map(categories.map(({ categoryId, name }) => [categoryId, name]));
  return {
    id: game.gameId,
    gameName: game.gameName,
    subtitle: game.subtitle,
    icon: game.icon,
    iconTip: game.iconTip,
    suffix: game.suffix,
    packSize: game.packSize,
    status: game.status,
    link: game.status === 1 ? game.link : '',
    landUrl: game.status === 0 ? '' : game.landUrl,
    description: game.description,
    remark: game.remark,
    picUrls: game.pictures,
    createTime: game.createdAt.getTime(),
    gameFirm: game.gameFirm,
    videoAddress,
    videoCover: game.videoCover,
    categoryIds: game.categoryIds,
    categories: game.categoryIds.map((id) => ({ id, name: names.get(id) ?? id })),
    developer: game.developer,
    version: game.version,
    appPermission: game.permissions,
    privacyAgreement: game.privacyAgreement,
    playNum: game.heat,
    releaseTime: game.releaseAt?.getTime() ?? null,
    ageLimit: game.ageLimit,
    keyArt: game.keyArt,
    rating: game.score === null ? null : { score: game.score, count: game.ratingCount },
  };
}
