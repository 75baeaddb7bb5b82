import type { Platform } from '@juban/catalog';
import type { CodeSupply, DrawPrize, MissionGoal } from '@juban/domain';
import {
  bigint,
  boolean,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
} from 'drizzle-orm/pg-core';
import { time, userId } from '../../db/columns.ts';

const campaign = () => text('campaign').notNull();

export interface CampaignPrize extends DrawPrize {
  /** The text of the answer to a draw. */
  name: string;
  picture: string;
  /** Days of membership, credited at once; null for manually sent prizes, and for the consolation. */
  days: number | null;
}

export interface CampaignMission {
  id: number;
  title: string;
  info: string;
  tip: string;
  reward: string;
  goal: MissionGoal;
  days: number;
  draws: number;
}

/** The codes that sharing gives. */
export type GiftCodes = CodeSupply & {
  /** What the game gives for one. */
  gives: string;
  /** Where in the game it is entered. */
  where: string;
};

/** Content. */
export const campaigns = pgTable('campaigns', {
  campaign: text('campaign').primaryKey(),
  partner: text('partner').notNull(),
  title: text('title').notNull(),
  subtitle: text('subtitle').notNull(),
  banner: text('banner').notNull(),
  game: jsonb('game').$type<{ id: string; name: string; icon: string; firm: string }>().notNull(),
  startsAt: time('starts_at').notNull(),
  endsAt: time('ends_at').notNull(),
  platforms: jsonb('platforms').$type<Platform[]>().notNull(),
  prizes: jsonb('prizes').$type<CampaignPrize[]>().notNull(),
  fallback: text('fallback').notNull(),
  missions: jsonb('missions').$type<CampaignMission[]>().notNull(),
  rules: jsonb('rules').$type<string[]>().notNull(),
  share: jsonb('share').$type<{ title: string; content: string; url: string }>().notNull(),
  serviceUrl: text('service_url').notNull(),
  giftCodes: jsonb('gift_codes').$type<GiftCodes>().notNull(),
});

/** Append-only: published terms never change. */
export const campaignTerms = pgTable(
  'campaign_terms',
  {
    campaign: campaign(),
    version: integer('version').notNull(),
    seedSealed: text('seed_sealed').notNull(),
    seedHash: text('seed_hash').notNull(),
    prizes: jsonb('prizes').$type<CampaignPrize[]>().notNull(),
    fallback: text('fallback').notNull(),
    /** No draws from here on, whatever content says: the seed is public. */
    endsAt: time('ends_at').notNull(),
    publishedAt: time('published_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.campaign, table.version] })],
);

export const campaignStock = pgTable(
  'campaign_stock',
  {
    campaign: campaign(),
    prizeId: text('prize_id').notNull(),
    released: integer('released').notNull(),
    rolled: integer('rolled').notNull().default(0),
    won: integer('won').notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.campaign, table.prizeId] })],
);

/** Append-only. */
export const campaignEvents = pgTable(
  'campaign_events',
  {
    userId: userId().notNull(),
    campaign: campaign(),
    eventId: text('event_id').notNull(),
    event: text('event').$type<'sign-up' | 'top-up' | 'level'>().notNull(),
    fen: integer('fen'),
    level: integer('level'),
    happenedAt: time('happened_at').notNull(),
    receivedAt: time('received_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.campaign, table.eventId] }),
    unique().on(table.campaign, table.eventId),
  ],
);

/** Append-only. */
export const campaignClaims = pgTable(
  'campaign_claims',
  {
    userId: userId().notNull(),
    campaign: campaign(),
    missionId: smallint('mission_id').notNull(),
    days: integer('days').notNull(),
    draws: integer('draws').notNull(),
    claimedAt: time('claimed_at').notNull(),
    windowStartsAt: time('window_starts_at').notNull(),
    windowEndsAt: time('window_ends_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.campaign, table.missionId] })],
);

/** Append-only, like every ledger. */
export const campaignDrawEntries = pgTable(
  'campaign_draw_entries',
  {
    userId: userId().notNull(),
    campaign: campaign(),
    seq: bigint('seq', { mode: 'number' }).generatedAlwaysAsIdentity(),
    cause: text('cause').notNull(),
    amount: integer('amount').notNull(),
    at: time('at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.campaign, table.seq] }),
    unique().on(table.userId, table.campaign, table.cause),
  ],
);

export const campaignDrawBalances = pgTable(
  'campaign_draw_balances',
  {
    userId: userId().notNull(),
    campaign: campaign(),
    balance: integer('balance').notNull(),
    drawn: integer('drawn').notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.userId, table.campaign] })],
);

/** Append-only. */
export const campaignDraws = pgTable(
  'campaign_draws',
  {
    userId: userId().notNull(),
    campaign: campaign(),
    drawNo: integer('draw_no').notNull(),
    version: integer('version').notNull(),
    roll: integer('roll').notNull(),
    rolled: text('rolled').notNull(),
    rolledNo: integer('rolled_no'),
    released: integer('released'),
    prize: text('prize').notNull(),
    name: text('name').notNull(),
    picture: text('picture').notNull(),
    days: integer('days'),
    /** False for the consolation. */
    isPrize: boolean('is_prize').notNull(),
    at: time('at').notNull(),
    windowStartsAt: time('window_starts_at').notNull(),
    windowEndsAt: time('window_ends_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.campaign, table.drawNo] })],
);

/** Codes from before there were batches; no further ones are added. Append-only. */
export const campaignGiftCodes = pgTable(
  'campaign_gift_codes',
  {
    userId: userId().notNull(),
    campaign: campaign(),
    code: text('code').notNull(),
    givenAt: time('given_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.campaign] }),
    unique().on(table.campaign, table.code),
  ],
);
