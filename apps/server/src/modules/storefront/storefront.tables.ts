import type { BrandId, Market } from '@juban/catalog';
import type { UnionType } from '@juban/domain';
import { boolean, integer, jsonb, pgTable, smallint, text } from 'drizzle-orm/pg-core';
import type { PackageFamily, Wallet } from './offer.ts';

export interface StoredWallet {
  payChannel: Wallet;
  /** A line beside the wallet's name. */
  payDescription: string;
}

export interface StoredBlockItem {
  id: string;
  name: string;
  text1: string;
  text2: string;
  image1: string;
  targetUrlIos: string;
  targetUrlAndroid: string;
  targetTypeIos: TargetType;
  targetTypeAndroid: TargetType;
  /** Only benefits of the levels have it. */
  tiers?: StoredTiers;
}

export interface StoredTiers {
  group: string;
  /** VIP itself, then V1 to V8. */
  cells: string[];
  soon: boolean;
  tableOnly: boolean;
  sinceVersion: string;
}

/** web opens the address, restore asks the app to restore purchases, none is only displayed. */
export const TARGET_TYPES = ['web', 'restore', 'none'] as const;
export type TargetType = (typeof TARGET_TYPES)[number];

/** One row is one package of one brand and market. */
export const packages = pgTable('packages', {
  packageId: text('package_id').primaryKey(),
  goodsCode: text('goods_code').notNull(),
  bagId: text('bag_id').notNull(),
  brand: text('brand').$type<BrandId>().notNull(),
  market: text('market').$type<Market>().notNull(),
  family: text('family').$type<PackageFamily>().notNull(),
  place: integer('place').notNull(),
  onSale: boolean('on_sale').notNull(),
  showName: text('show_name').notNull(),
  cornerTitle: text('corner_title').notNull(),
  subTitle: text('sub_title').notNull(),
  description: text('description').notNull(),
  goodsName: text('goods_name').notNull(),
  fen: integer('fen').notNull(),
  oriFen: integer('ori_fen').notNull(),
  currency: text('currency').notNull(),
  days: integer('days').notNull(),
  vPower: integer('v_power').notNull(),
  renewable: boolean('renewable').notNull(),
  payChannel: smallint('pay_channel').notNull(),
  wallets: jsonb('wallets').$type<StoredWallet[]>().notNull(),
  thirdInfo: text('third_info'),
  unionType: text('union_type').$type<UnionType>(),
});

export const contentBlocks = pgTable('content_blocks', {
  blockId: text('block_id').primaryKey(),
  name: text('name').notNull(),
  title: text('title').notNull(),
  place: integer('place').notNull(),
  listed: boolean('listed').notNull(),
  brands: jsonb('brands').$type<string[]>().notNull(),
  channels: jsonb('channels').$type<number[]>().notNull(),
  items: jsonb('items').$type<StoredBlockItem[]>().notNull(),
});
