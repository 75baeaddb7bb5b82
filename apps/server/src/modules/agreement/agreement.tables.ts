import type { BrandId } from '@juban/catalog';
import type { AgreementType } from '@juban/catalog/agreement-keys';
import { integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** One row is one version of one brand's document; its text never changes. */
export const agreements = pgTable('agreements', {
  agreementId: text('agreement_id').primaryKey(),
  key: text('key').notNull(),
  version: integer('version').notNull(),
  brand: text('brand').$type<BrandId>().notNull(),
  type: text('type').$type<AgreementType>().notNull(),
  title: text('title').notNull(),
  html: text('html').notNull(),
  /** sha-256 of html, in hex. */
  hash: text('hash').notNull(),
  effectiveAt: timestamp('effective_at', { withTimezone: true }).notNull(),
});
