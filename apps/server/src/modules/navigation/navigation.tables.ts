import { jsonb, pgTable, text } from 'drizzle-orm/pg-core';

export interface StoredSection {
  id: string;
  type: 'POSTER' | 'BIG_IMAGE_DRAMA';
  /** A drama's section reads name, plot, date and cover from the current drama. */
  dramaId: string | null;
  name: string | null;
  coverUrl: string | null;
  bgColor: string | null;
  wordColor: string | null;
  bgImageUrl: string | null;
  description: string | null;
  displayPlayIcon: boolean;
  moreTarget: string | null;
}

export const navigations = pgTable('navigations', {
  navigationId: text('navigation_id').primaryKey(),
  title: text('title').notNull(),
  bgColor: text('bg_color').notNull(),
  wordColor: text('word_color').notNull(),
  imageUrl: text('image_url').notNull(),
  brands: jsonb('brands').$type<string[]>().notNull(),
  sections: jsonb('sections').$type<StoredSection[]>().notNull(),
});
