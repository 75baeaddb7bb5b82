import type { CallOutput } from '@juban/contract';
import { sql } from 'drizzle-orm';
import { integer, jsonb, pgTable, primaryKey, smallint, text, unique, uuid } from 'drizzle-orm/pg-core';
import { time, userId } from '../../db/columns.ts';

type Definition = CallOutput<'getActivity'>;
export type Picture = Definition['banner'];
/** One that is not shown is there as data alone: nobody sees it or asks for it. */
export type RealItem = Omit<NonNullable<Definition['realItem']>, 'draw'> & { shown: boolean };

/** Content: one row an activity. */
export const activities = pgTable('activities', {
  activity: text('activity').primaryKey(),
  place: integer('place').notNull(),
  brands: jsonb('brands').$type<string[]>().notNull(),
  startsAt: time('starts_at').notNull(),
  endsAt: time('ends_at').notNull(),
  title: text('title').notNull(),
  titleKey: text('title_key').notNull(),
  banner: jsonb('banner').$type<Picture>().notNull(),
  timeImage: jsonb('time_image').$type<Picture>().notNull(),
  theme: jsonb('theme').$type<Definition['theme']>().notNull(),
  itemIds: jsonb('item_ids').$type<string[]>().notNull(),
  realItem: jsonb('real_item').$type<RealItem>(),
  rules: jsonb('rules').$type<Definition['rules']>().notNull(),
  iosNote: text('ios_note').notNull(),
  dialogs: jsonb('dialogs').$type<Definition['dialogs']>().notNull(),
});

/** Content: what may be claimed, with what its group says. */
export const activityItems = pgTable('activity_items', {
  itemId: text('item_id').primaryKey(),
  activity: text('activity').notNull(),
  groupId: text('group_id').notNull(),
  needDays: integer('need_days').notNull(),
  choose: smallint('choose').notNull(),
  conditionDesc: text('condition_desc').notNull(),
  selectRuleDesc: text('select_rule_desc').notNull(),
  onceKey: text('once_key'),
  goodsName: text('goods_name').notNull(),
  description: text('description').notNull(),
  iconUrl: text('icon_url').notNull(),
  platform: text('platform').notNull(),
  bindBy: text('bind_by').$type<'redirect' | 'phone'>().notNull(),
  partner: text('partner').notNull(),
  product: text('product').notNull(),
  days: integer('days').notNull(),
  stock: integer('stock').notNull(),
});

/** Claimed never passes released: by constraint. */
export const activityStock = pgTable('activity_stock', {
  itemId: text('item_id').primaryKey(),
  adjusted: integer('adjusted').notNull().default(0),
  released: integer('released').notNull(),
  claimed: integer('claimed').notNull().default(0),
});

/** Append-only; a place in a group, an item and a once key are each had once. */
export const activityClaims = pgTable(
  'activity_claims',
  {
    userId: userId().notNull(),
    activity: text('activity').notNull(),
    groupId: text('group_id').notNull(),
    slot: smallint('slot').notNull(),
    choose: smallint('choose').notNull(),
    itemId: text('item_id').notNull(),
    onceKey: text('once_key'),
    boughtDays: integer('bought_days').notNull(),
    needDays: integer('need_days').notNull(),
    partner: text('partner').notNull(),
    product: text('product').notNull(),
    days: integer('days').notNull(),
    account: text('account').notNull(),
    year: integer('year').notNull(),
    proofId: uuid('proof_id'),
    startsAt: time('starts_at').notNull(),
    endsAt: time('ends_at').notNull(),
    claimedAt: time('claimed_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.activity, table.groupId, table.slot] }),
    unique().on(table.userId, table.itemId),
    unique().on(table.userId, table.activity, table.onceKey),
    unique().on(table.userId, table.proofId),
  ],
);

/** Append-only; one a user and activity. */
export const activityAddresses = pgTable(
  'activity_addresses',
  {
    userId: userId().notNull(),
    activity: text('activity').notNull(),
    addressSealed: text('address_sealed').notNull(),
    boughtDays: integer('bought_days').notNull(),
    needDays: integer('need_days').notNull(),
    startsAt: time('starts_at').notNull(),
    endsAt: time('ends_at').notNull(),
    givenAt: time('given_at').notNull(),
    /** Under which the owner takes part in the draw; the database makes it up. */
    entryNo: text('entry_no').notNull().default(sql`default`),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.activity] }),
    unique().on(table.activity, table.entryNo),
  ],
);
