import type { BrandId } from '@juban/catalog';
import type { AgreementType } from '@juban/catalog/agreement-keys';
import { bigint, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';

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

/** What was agreed to by logging in. */
export const agreementConsents = pgTable(
  'agreement_consents',
  {
    userId: bigint('user_id', { mode: 'number' }).notNull(),
    key: text('key').notNull(),
    version: integer('version').notNull(),
    agreedAt: timestamp('agreed_at', { withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.key, table.version] })],
);
