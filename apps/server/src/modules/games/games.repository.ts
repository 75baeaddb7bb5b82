import { gameMarksOf } from '@juban/domain/game-marks';
import { asc, eq, sql } from 'drizzle-orm';
import { type Db, rowsOf } from '../../db/database.ts';
import { namedStatement } from '../../db/prepared.ts';
import { gameCategories, gameKeys, games } from './games.tables.ts';

export type Game = typeof games.$inferSelect;
export type Category = typeof gameCategories.$inferSelect;

/** The fields of a row of any list. Times are milliseconds: the statement is read without Drizzle. */
export interface CardRow {
  gameId: string;
  gameName: string;
  subtitle: string;
  icon: string;
  iconTip: string;
  suffix: Game['suffix'];
  packSize: string;
  status: Game['status'];
  heat: number;
  releaseTime: number | null;
  /** Ids of its categories, separated by spaces. */
  categoryIds: string;
}

/** The fields of a suggestion. */
export type HintRow = Pick<CardRow, 'gameId' | 'gameName' | 'icon'>;

/** A game's position under a key. */
export interface Standing {
  tier: number;
  place: number;
  gameId: string;
}

export interface GameQuery {
  key: string;
  /** Each must occur in the game's text; letters and digits only at the start of a word. */
  needles: readonly string[];
  brand: string;
  after?: Standing | undefined;
  most: number;
}

export const CARD_COLUMNS = `
  g.game_id as "gameId", g.game_name as "gameName", g.subtitle, g.icon, g.icon_tip as "iconTip", g.suffix,
  g.pack_size as "packSize", g.status, g.heat,
  (extract(epoch from g.release_at) * 1000)::float8 as "releaseTime",
  array_to_string(g.category_ids, ' ') as "categoryIds"`;

/** Brands are few and games of one brand fewer: they are filtered while the key's index is read. */
const OF_BRAND = (param: string) => `(g.brands = '[]'::jsonb or g.brands ? ${param})`;

/** The fingerprint beside the key excludes most games without a needle before their rows are read. */
const byKey = (columns: string) => `
  select k.tier, k.place, ${columns}
  from game_keys k join games g on g.game_id = k.game_id
  where k.key = $1 and (k.tier, k.place, k.game_id) > ($2::smallint, $3::integer, $4::text)
    and k.marks & $6::bit varying = $6::bit varying
    and ${OF_BRAND('$5')} and g.search_text like all ($7::text[])
  order by k.tier, k.place, k.game_id limit $8::integer`;

export const FIND_BY_KEY = byKey(CARD_COLUMNS);
const findByKey = namedStatement<CardRow & Standing>('games_by_key', FIND_BY_KEY);
const hintByKey = namedStatement<HintRow>(
  'games_hinted_by_key',
  byKey('g.game_id as "gameId", g.game_name as "gameName", g.icon'),
);

const BEFORE_ALL: Standing = { tier: -1, place: 0, gameId: '' };

export function paramsOf({ key, needles, brand, after = BEFORE_ALL, most }: GameQuery): unknown[] {
  const patterns = `{${needles.map((needle) => `"%${needle}%"`).join(',')}}`;
  return [key, after.tier, after.place, after.gameId, brand, gameMarksOf(needles.join('')), patterns, most];
}

/** Games under a key in the order of the key, from a position on. */
export const findGames = (db: Db, input: GameQuery) => findByKey(db, paramsOf(input));

/** The same games, with the few fields of a suggestion. */
export const findHints = (db: Db, input: GameQuery) => hintByKey(db, paramsOf(input));

const latest = namedStatement<CardRow>(
  'games_newest',
  `select ${CARD_COLUMNS} from games g where g.status = 1 and ${OF_BRAND('$1')}
  order by g.created_at desc, g.game_id limit $2::integer`,
);

export const findNewest = (db: Db, brand: string, most: number) => latest(db, [brand, most]);

const featured = namedStatement<CardRow & Pick<Game, 'banner' | 'flag'>>(
  'games_featured',
  `select ${CARD_COLUMNS}, g.banner, g.flag from games g
  where g.featured_place is not null and g.status <> 0 and ${OF_BRAND('$1')}
  order by g.featured_place, g.game_id`,
);

export const findFeatured = (db: Db, brand: string) => featured(db, [brand]);

const ofDramas = namedStatement<CardRow & { dramaId: string }>(
  'games_of_dramas',
  `select ${CARD_COLUMNS}, g.drama_id as "dramaId" from games g
  where g.drama_id is not null and g.status <> 0 and ${OF_BRAND('$1')}
  order by g.heat desc, g.game_id limit $2::integer`,
);

export const findDramaGames = (db: Db, brand: string, most: number) => ofDramas(db, [brand, most]);

const alike = namedStatement<CardRow>(
  'games_alike',
  `select ${CARD_COLUMNS} from game_keys k join games g on g.game_id = k.game_id
  where k.key = $1 and k.game_id <> $2 and g.status = 1 and ${OF_BRAND('$3')}
  order by k.tier, k.place, k.game_id limit $4::integer`,
);

/** Others of the same category, the most played first. */
export const findAlikeGames = (db: Db, { gameId, categoryIds }: Game, brand: string, most: number) =>
  alike(db, [`#${categoryIds[0]}`, gameId, brand, most]);

export async function findGame(db: Db, gameId: string): Promise<Game | undefined> {
  const [row] = await db.select().from(games).where(eq(games.gameId, gameId));
  return row;
}

export async function listCategories(db: Db): Promise<Category[]> {
  return db.select().from(gameCategories).orderBy(asc(gameCategories.place), asc(gameCategories.categoryId));
}

/** The number of a brand's games by category, and all of them under the empty name. */
export async function countByCategory(db: Db, brand: string): Promise<Map<string, number>> {
  const result = await db.execute(sql`
    select c.id, count(g.game_id)::int as total
    from (select '' as id union all select category_id from game_categories) as c
    left join ${gameKeys} on ${gameKeys.key} = '#' || c.id
    left join games g on g.game_id = ${gameKeys.gameId} and (g.brands = '[]'::jsonb or g.brands ? ${brand})
    group by c.id`);
  return new Map(rowsOf<{ id: string; total: number }>(result).map(({ id, total }) => [id, total]));
}
