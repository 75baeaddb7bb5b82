import { GAME_MARK_BITS } from '@juban/domain/game-marks';
import {
  bit,
  doublePrecision,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
} from 'drizzle-orm/pg-core';
import { time } from '../../db/columns.ts';

export interface GamePermission {
  name: string;
  reason: string;
}

/** Content. */
export const gameCategories = pgTable('game_categories', {
  categoryId: text('category_id').primaryKey(),
  place: integer('place').notNull(),
  name: text('name').notNull(),
  icon: text('icon').notNull(),
});

/** Content: each game is one row, written completely by a pack. */
export const games = pgTable('games', {
  gameId: text('game_id').primaryKey(),
  gameName: text('game_name').notNull(),
  subtitle: text('subtitle').notNull(),
  icon: text('icon').notNull(),
  iconTip: text('icon_tip').notNull(),
  suffix: text('suffix').$type<'h5' | 'apk' | ''>().notNull(),
  link: text('link').notNull(),
  landUrl: text('land_url').notNull(),
  packSize: text('pack_size').notNull(),
  description: text('description').notNull(),
  remark: text('remark').notNull(),
  pictures: jsonb('pictures').$type<string[]>().notNull(),
  video: text('video'),
  videoCover: text('video_cover').notNull(),
  gameFirm: text('game_firm').notNull(),
  developer: text('developer').notNull(),
  version: text('version').notNull(),
  permissions: jsonb('permissions').$type<GamePermission[]>().notNull(),
  privacyAgreement: text('privacy_agreement').notNull(),
  ageLimit: integer('age_limit').notNull(),
  categoryIds: text('category_ids').array().notNull(),
  status: smallint('status').$type<0 | 1 | 2>().notNull(),
  heat: integer('heat').notNull(),
  createdAt: time('created_at').notNull(),
  releaseAt: time('release_at'),
  brands: jsonb('brands').$type<string[]>().notNull(),
  featuredPlace: integer('featured_place'),
  banner: text('banner').notNull(),
  flag: text('flag').notNull(),
  dramaId: text('drama_id'),
  keyArt: text('key_art').notNull().default(''),
  /** Null without ratings. */
  score: doublePrecision('score'),
  ratingCount: integer('rating_count').notNull().default(0),
  startKeys: text('start_keys').array().notNull(),
  innerKeys: text('inner_keys').array().notNull(),
  searchText: text('search_text').notNull(),
  marks: bit('marks', { dimensions: GAME_MARK_BITS }).notNull(),
});

/** Written by a trigger on games: the search keys of each, in display order. */
export const gameKeys = pgTable(
  'game_keys',
  {
    key: text('key').notNull(),
    tier: smallint('tier').notNull(),
    place: integer('place').notNull(),
    gameId: text('game_id').notNull(),
    marks: bit('marks', { dimensions: GAME_MARK_BITS }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.key, table.tier, table.place, table.gameId] }),
    unique().on(table.gameId, table.key),
  ],
);
