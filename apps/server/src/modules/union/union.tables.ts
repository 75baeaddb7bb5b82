import type { UnionType } from '@juban/domain';
import { integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { time, userId } from '../../db/columns.ts';

export interface UnionRight {
  title: string;
  text: string;
  image: string;
}

/** Content: what a union is, besides the package it is sold as. */
export const unions = pgTable('unions', {
  unionType: text('union_type').$type<UnionType>().primaryKey(),
  partner: text('partner').notNull(),
  name: text('name').notNull(),
  logo: text('logo').notNull(),
  background: text('background').notNull(),
  bindBy: text('bind_by').$type<'redirect' | 'phone'>().notNull(),
  restDays: integer('rest_days').notNull(),
  partnerFen: integer('partner_fen').notNull(),
  partnerDays: integer('partner_days').notNull(),
  product: text('product').notNull(),
  ownTime: text('own_time').notNull(),
  partnerTime: text('partner_time').notNull(),
  promId: text('prom_id').notNull(),
  productId: text('product_id').notNull(),
  appId: text('app_id').notNull(),
  rights: jsonb('rights').$type<UnionRight[]>().notNull(),
  rules: jsonb('rules').$type<string[]>().notNull(),
});

const unionType = () => text('union_type').$type<UnionType>().notNull();

export const unionBindings = pgTable(
  'union_bindings',
  {
    userId: userId().notNull(),
    unionType: unionType(),
    openId: text('open_id').notNull(),
    nickName: text('nick_name').notNull(),
    headImg: text('head_img').notNull(),
    phoneSealed: text('phone_sealed'),
    boundAt: time('bound_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.unionType] })],
);

/** What an order owes the partner. */
export const unionOrders = pgTable(
  'union_orders',
  {
    userId: userId().notNull(),
    orderNo: text('order_no').notNull(),
    unionType: unionType(),
    partner: text('partner').notNull(),
    account: text('account').notNull(),
    days: integer('days').notNull(),
    product: text('product').notNull(),
    restDays: integer('rest_days').notNull(),
    /** The calendar year in Shanghai whose cap the days count for; null until they do. */
    year: integer('year'),
    /** full: when it was paid, the account's year had too few days left. */
    capState: text('cap_state').$type<'waiting' | 'counted' | 'full'>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.orderNo] })],
);

/** Who may buy, and when: one row per user and union, taken by conditional update. */
export const unionTurns = pgTable(
  'union_turns',
  {
    userId: userId().notNull(),
    unionType: unionType(),
    orderNo: text('order_no').notNull(),
    freeAt: time('free_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.unionType] })],
);

/** Days granted to an account in a year by payments and claims; never more than the cap: by constraint. */
export const partnerYears = pgTable(
  'partner_years',
  {
    partner: text('partner').notNull(),
    account: text('account').notNull(),
    year: integer('year').notNull(),
    days: integer('days').notNull(),
  },
  (table) => [primaryKey({ columns: [table.partner, table.account, table.year] })],
);
