import { boolean, doublePrecision, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { time } from '../../db/columns.ts';

export interface StoredEpisode {
  id: string;
  episodeNo: number;
  /** Public address of its clip, not yet signed. */
  clip: string;
}

export interface StoredActor {
  headUrl: string;
  chineseName: string;
  roleName: string;
}

export interface Author {
  headImgUrl: string;
  nickName: string;
}

interface Shades {
  dark: string;
  light: string;
}

/** Each drama is one row: a pack writes it completely and a page reads it completely. */
export const dramas = pgTable('dramas', {
  dramaId: text('drama_id').primaryKey(),
  title: text('title').notNull(),
  subtitle: text('subtitle').notNull(),
  intro: text('intro').notNull(),
  dramaType: text('drama_type').notNull(),
  kind: text('kind').$type<'drama' | 'film'>().notNull(),
  areas: jsonb('areas').$type<string[]>().notNull(),
  year: integer('year').notNull(),
  plotTypes: jsonb('plot_types').$type<string[]>().notNull(),
  score: doublePrecision('score').notNull(),
  feeMode: text('fee_mode').notNull(),
  favoriteNum: integer('favorite_num').notNull(),
  enabled: boolean('enabled').notNull(),
  brands: jsonb('brands').$type<string[]>().notNull(),
  playDate: time('play_date'),
  totalEpisodes: integer('total_episodes').notNull(),
  episodes: jsonb('episodes').$type<StoredEpisode[]>().notNull(),
  trailers: jsonb('trailers').$type<string[]>().notNull(),
  cover: text('cover').notNull(),
  placeholder: text('placeholder').notNull(),
  tone: jsonb('tone').$type<Shades>().notNull(),
  lamp: jsonb('lamp').$type<Shades>().notNull(),
  stills: jsonb('stills').$type<string[]>().notNull(),
  actors: jsonb('actors').$type<StoredActor[]>().notNull(),
  author: jsonb('author').$type<Author | null>(),
  recommendLines: jsonb('recommend_lines').$type<string[]>().notNull(),
});

export const albums = pgTable('albums', {
  albumId: text('album_id').primaryKey(),
  title: text('title').notNull(),
  subTitle: text('sub_title').notNull(),
  favoriteCount: integer('favorite_count').notNull(),
  likeCount: integer('like_count').notNull(),
  brands: jsonb('brands').$type<string[]>().notNull(),
  items: jsonb('items').$type<Array<{ dramaId: string; line: string | null }>>().notNull(),
  author: jsonb('author').$type<Author | null>(),
});
