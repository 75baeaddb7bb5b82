import type { BrandId } from '@juban/catalog';
import type { AgreementType } from '@juban/catalog/agreement-keys';
import { integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { time, userId } from '../../db/columns.ts';

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
  effectiveAt: time('effective_at').notNull(),
});

/** Consents by logging in. */
export const agreementConsents = pgTable(
  'agreement_consents',
  {
    userId: userId().notNull(),
    key: text('key').notNull(),
    version: integer('version').notNull(),
    agreedAt: time('agreed_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.key, table.version] })],
);
