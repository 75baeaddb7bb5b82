import type { GiftBundleType } from '@juban/domain';
import { boolean, integer, jsonb, pgTable, primaryKey, smallint, text, unique } from 'drizzle-orm/pg-core';
import { time, userId } from '../../db/columns.ts';

/** Content: the choices of a bundle, and sets that are added once. */
export const giftChoices = pgTable('gift_choices', {
  choiceId: text('choice_id').primaryKey(),
  kind: text('kind').$type<'card' | 'set'>().notNull(),
  place: integer('place').notNull(),
  enabled: boolean('enabled').notNull(),
  partner: text('partner').notNull(),
  product: text('product').notNull(),
  days: integer('days').notNull(),
  name: text('name').notNull(),
  term: text('term').notNull(),
  value: integer('value').notNull(),
  logo: text('logo').notNull(),
  bundles: jsonb('bundles').$type<GiftBundleType[]>().notNull(),
});

/** Append-only; one for a card of an order. */
export const giftClaims = pgTable(
  'gift_claims',
  {
    userId: userId().notNull(),
    bundle: text('bundle').$type<GiftBundleType>().notNull(),
    orderNo: text('order_no').notNull(),
    card: smallint('card').notNull(),
    startsAt: time('starts_at').notNull(),
    endsAt: time('ends_at').notNull(),
    claimedAt: time('claimed_at').notNull(),
    choiceId: text('choice_id').notNull(),
    name: text('name').notNull(),
    partner: text('partner').notNull(),
    product: text('product').notNull(),
    days: integer('days').notNull(),
    setId: text('set_id'),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.bundle, table.orderNo, table.card] }),
    unique().on(table.userId, table.bundle, table.startsAt),
  ],
);
