import { integer, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core';
import { time, userId } from '../../db/columns.ts';

/** reversed: the provider took it back from the payer. */
export type RefundState = 'asked' | 'done' | 'failed' | 'reversed';

/**
 * provider: given back by the provider of its own accord. cancelled: by us, because what was paid for cannot be given;
 * its reason is a text for the owner.
 */
export type RefundKind = 'requested' | 'surplus' | 'support' | 'provider' | 'cancelled';

/** Parts of payments that go back; one of a payment at a time, and together never more than was paid. */
export const refunds = pgTable(
  'refunds',
  {
    userId: userId().notNull(),
    refundNo: text('refund_no').notNull(),
    paymentNo: text('payment_no').notNull(),
    orderNo: text('order_no').notNull(),
    kind: text('kind').$type<RefundKind>().notNull(),
    reason: text('reason').notNull(),
    fen: integer('fen').notNull(),
    state: text('state').$type<RefundState>().notNull(),
    /** Of refunds done before days left at the moment of acceptance. */
    vPowerShort: integer('v_power_short').notNull().default(0),
    /** What it took back, from each ledger; null where it was accepted before days left at that moment. */
    days: integer('days'),
    vPower: integer('v_power'),
    points: integer('points'),
    /** Its number at the provider, where it was made there and the provider names one. */
    providerRefundNo: text('provider_refund_no'),
    /** The quotas that it counts for. */
    quotas: text('quotas').array().notNull().default([]),
    askedAt: time('asked_at').notNull(),
    /** When it was done, or failed for good. */
    doneAt: time('done_at'),
  },
  (table) => [primaryKey({ columns: [table.userId, table.refundNo] })],
);

/**
 * Gifts and activity rewards that rest on a refunded order. withdrawn: the partner was not asked for it any more. kept:
 * the partner had given it already.
 */
export const rewardReversals = pgTable(
  'reward_reversals',
  {
    userId: userId().notNull(),
    refundNo: text('refund_no').notNull(),
    grantCause: text('grant_cause').notNull(),
    state: text('state').$type<'withdrawn' | 'kept' | 'restored'>().notNull(),
    at: time('at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.refundNo, table.grantCause] })],
);

/** How often a user, a phone or a device was refunded on request; the subject is a hash. */
export const refundQuotas = pgTable('refund_quotas', {
  subject: text('subject').primaryKey(),
  askedAt: time('asked_at').array().notNull(),
});

/** Content. */
export const refundPolicies = pgTable('refund_policies', {
  brand: text('brand').primaryKey(),
  windowDays: smallint('window_days').notNull(),
  mostUsedHours: smallint('most_used_hours').notNull(),
  mostIn30Days: smallint('most_in_30_days').notNull(),
  mostInYear: smallint('most_in_year').notNull(),
});
