import { customType, pgTable, text } from 'drizzle-orm/pg-core';
import { time, userId } from '../../db/columns.ts';

const bytes = customType<{ data: Uint8Array }>({ dataType: () => 'bytea' });

/** One row per token: granted, then used up by the upload it allows. */
export const uploads = pgTable('uploads', {
  fileKey: text('file_key').primaryKey(),
  userId: userId().notNull(),
  purpose: text('purpose').$type<'feedback' | 'report'>().notNull(),
  state: text('state').$type<'granted' | 'stored' | 'refused'>().notNull().default('granted'),
  expiresAt: time('expires_at').notNull(),
  usedBy: text('used_by'),
});

export const uploadPictures = pgTable('upload_pictures', {
  fileKey: text('file_key').primaryKey(),
  whole: bytes('whole').notNull(),
  slim: bytes('slim').notNull(),
});
