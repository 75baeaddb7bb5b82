import { DAY_MS } from '@juban/domain';
import { gameKeysOf } from '@juban/domain/game-keys';
import { z } from 'zod/mini';
import { brandList, contentId, picture, some } from '../../db/content-fields.ts';
import type { ContentSection, PackFiles, PackScope } from '../../db/content-section.ts';
import { pictureAddressOf } from '../../db/pack-pictures.ts';
import { gameCategories, games } from './games.tables.ts';

/** Pages and files of games are on other hosts, and only over TLS. */
const outside = z.string().check(z.regex(/^https:\/\/[\w.-]+(?:\/[\w\-./?=&%~]*)?$/));

const category = z.strictObject({
  categoryId: contentId,
  place: z.int(),
  name: some,
  /** Id of the icon of the game that represents the category. */
  icon: some,
});

const item = z.strictObject({
  gameId: contentId,
  name: z.string().check(z.minLength(1), z.maxLength(30)),
  /**
   * Id of its icon. The picture of this id in the folder `keyart` is the head of its page; pictures of the
   * folder `shots` whose ids begin with it are its screenshots.
   */
  icon: some,
  tip: z._default(z.string(), ''),
  subtitle: some,
  categories: z.array(contentId).check(z.minLength(1)),
  status: z._default(z.literal([0, 1, 2]), 1),
  heat: z.int().check(z.minimum(0), z.maximum(1_000_000_000)),
  /** Absent for a game without ratings. */
  rating: z.optional(
    z.strictObject({
      score: z.number().check(z.minimum(1), z.maximum(10), z.multipleOf(0.1)),
      count: z.int().check(z.minimum(1), z.maximum(1_000_000_000)),
    }),
  ),
  suffix: z._default(z.enum(['h5', 'apk', '']), ''),
  link: z._default(z.union([z.literal(''), outside]), ''),
  landUrl: outside,
  packSize: z._default(z.string(), ''),
  description: some,
  remark: z._default(z.string(), ''),
  clip: z.optional(some),
  firm: some,
  developer: some,
  version: z.string().check(z.regex(/^\d+(?:\.\d+){1,3}$/)),
  permissions: z._default(z.array(z.strictObject({ name: some, reason: some })), []),
  privacyAgreement: z._default(z.union([z.literal(''), outside]), ''),
  ageLimit: z._default(z.literal([3, 8, 12, 16, 18]), 8),
  /** Days before the day the pack is applied on which it was added. */
  addedDaysAgo: z.int().check(z.minimum(0)),
  /** Days after it on which an unreleased game is released. */
  releaseInDays: z.optional(z.int().check(z.minimum(1))),
  featured: z.optional(z.strictObject({ place: z.int(), banner: picture, flag: z._default(z.string(), '') })),
  dramaId: z.optional(contentId),
  brands: brandList,
});

type Category = z.output<typeof category>;
type Item = z.output<typeof item>;

const ICON_WIDTH = 256;
/** When games are added and released, counted from midnight. */
const MORNING_MS = 10 * 3_600_000;

const iconOf = (id: string, files: PackFiles) =>
  files.pictures('games').find((candidate) => candidate.id === id)?.addresses[ICON_WIDTH];

const keyArtOf = (icon: string, files: PackFiles) => pictureAddressOf(`keyart/${icon}`, files);

const shotsOf = (icon: string, files: PackFiles) =>
  files
    .pictures('shots')
    .filter(({ id }) => id.replace(/-\d+$/, '') === icon)
    .flatMap(({ id }) => pictureAddressOf(`shots/${id}`, files) ?? []);

function findFaults(game: Item, { files, keysOf }: PackScope): string[] {
  const [categories, dramas] = [keysOf('game-categories'), keysOf('dramas')];
  const { icon, clip, featured, dramaId, rating } = game;
  const faults: Array<[boolean, string]> = [
    [!iconOf(icon, files), `icon: there is no picture games/${icon}`],
    [shotsOf(icon, files).length === 0, `icon: there is no picture shots/${icon}-1`],
    [!keyArtOf(icon, files), `icon: there is no picture keyart/${icon}`],
    [game.status === 2 && rating !== undefined, 'rating: nobody can have rated a game that is not out'],
    [clip !== undefined && files.clip(clip) === undefined, `clip: there is no clip ${clip}`],
    [
      featured !== undefined && !pictureAddressOf(featured.banner, files),
      `featured: there is no picture ${featured?.banner}`,
    ],
    [dramaId !== undefined && !dramas.has(dramaId), `dramaId: there is no drama ${dramaId}`],
    [(game.suffix === '') !== (game.link === ''), 'link: it goes with a suffix, and none without'],
    [
      (game.status === 2) !== (game.releaseInDays !== undefined),
      'releaseInDays: of games with status 2, and of no others',
    ],
    ...game.categories.map((id): [boolean, string] => [
      !categories.has(id),
      `categories: there is no category ${id}`,
    ]),
  ];
  return faults.flatMap(([isFault, words]) => (isFault ? [words] : []));
}

export const gameCategoryContent: ContentSection = {
  name: 'game-categories',
  item: category,
  table: gameCategories,
  key: { column: gameCategories.categoryId, field: 'categoryId' },
  findFaults: ({ icon }: Category, { files }) =>
    iconOf(icon, files) ? [] : [`icon: there is no picture games/${icon}`],
  toRow: (item: Category, _today, files) => ({ ...item, icon: iconOf(item.icon, files) }),
};

/** Games of a pack, with their search keys. */
export const gameContent: ContentSection = {
  name: 'games',
  item,
  table: games,
  key: { column: games.gameId, field: 'gameId' },
  findFaults,
  toRow: (game: Item, today, files) => {
    const { name, icon, tip, categories, clip, firm, addedDaysAgo, releaseInDays, featured, ...rest } = game;
    const { rating, ...row } = rest;
    const keyArt = keyArtOf(icon, files) ?? '';
    const { start, inner, text, marks } = gameKeysOf(name);
    const morning = (days: number) => new Date(today.getTime() + days * DAY_MS + MORNING_MS);
    return {
      ...row,
      gameName: name,
      icon: iconOf(icon, files),
      iconTip: tip,
      categoryIds: categories,
      pictures: shotsOf(icon, files),
      keyArt,
      score: rating?.score ?? null,
      ratingCount: rating?.count ?? 0,
      video: clip === undefined ? null : files.clip(clip),
      videoCover: clip === undefined ? '' : keyArt,
      gameFirm: firm,
      createdAt: morning(-addedDaysAgo - 1),
      releaseAt: releaseInDays === undefined ? null : morning(releaseInDays),
      featuredPlace: featured?.place ?? null,
      banner: featured ? pictureAddressOf(featured.banner, files) : '',
      flag: featured?.flag ?? '',
      dramaId: game.dramaId ?? null,
      startKeys: start,
      innerKeys: inner,
      searchText: text,
      marks,
    };
  },
};
