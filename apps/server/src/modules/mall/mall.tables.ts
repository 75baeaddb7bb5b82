import { boolean, date, integer, jsonb, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core';
import { time, userId } from '../../db/columns.ts';

/** Content: what points are exchanged for, and the tile that links to the game centre. */
export const mallGoods = pgTable('mall_goods', {
  goodsId: text('goods_id').primaryKey(),
  kind: text('kind').$type<'vip_p' | 'medal_p' | 'game_center'>().notNull(),
  place: integer('place').notNull(),
  onSale: boolean('on_sale').notNull(),
  name: text('name').notNull(),
  cover: text('cover').notNull(),
  details: text('details').notNull(),
  points: integer('points').notNull(),
  dayStock: integer('day_stock').notNull(),
  days: integer('days'),
  medal: text('medal'),
  brands: jsonb('brands').$type<string[]>().notNull(),
});

/** One row per goods and day that begins at 11:00; sold never exceeds released: by constraint. */
export const mallStock = pgTable(
  'mall_stock',
  {
    goodsId: text('goods_id').notNull(),
    stockDay: date('stock_day').notNull(),
    released: integer('released').notNull(),
    sold: integer('sold').notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.goodsId, table.stockDay] })],
);

/** Append-only. */
export const mallExchanges = pgTable(
  'mall_exchanges',
  {
    userId: userId().notNull(),
    exchangeNo: uuid('exchange_no').notNull(),
    goodsId: text('goods_id').notNull(),
    stockDay: date('stock_day').notNull(),
    kind: text('kind').$type<'vip_p' | 'medal_p'>().notNull(),
    name: text('name').notNull(),
    cover: text('cover').notNull(),
    /** What was charged. */
    points: integer('points').notNull(),
    /** Null if it was made before levels had a discount: the full price was charged. */
    fullPoints: integer('full_points'),
    days: integer('days'),
    medal: text('medal'),
    idempotencyKey: text('idempotency_key'),
    at: time('at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.exchangeNo] }),
    unique().on(table.userId, table.idempotencyKey),
    unique().on(table.userId, table.medal),
  ],
);

/** Content: what points are given for. */
export const earnWays = pgTable('earn_ways', {
  way: text('way').$type<'check_in' | 'share_drama' | 'feedback'>().primaryKey(),
  place: integer('place').notNull(),
  enabled: boolean('enabled').notNull(),
  name: text('name').notNull(),
  details: text('details').notNull(),
  icon: text('icon').notNull(),
  points: integer('points').notNull(),
  target: text('target').notNull(),
});
