import { integer, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core';
import { time, userId } from '../../db/columns.ts';

/** reversed: the provider took it back from the payer. */
export type RefundState = 'asked' | 'done' | 'failed' | 'reversed';

/**
 * provider: refunded by the provider itself. cancelled: by us, because the goods cannot be granted; its
 * reason is a text for the owner.
 */
export type RefundKind = 'requested' | 'surplus' | 'support' | 'provider' | 'cancelled';

/** Partial or full refunds of payments; one of a payment at a time, and together never more than was paid. */
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
    /** Of refunds from before days were taken on acceptance. */
    vPowerShort: integer('v_power_short').notNull().default(0),
    /** What it took back, from each ledger; null for refunds from before days were taken on acceptance. */
    days: integer('days'),
    vPower: integer('v_power'),
    points: integer('points'),
    /** Its number at the provider, if it was made there and the provider names one. */
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
 * Gifts and activity rewards that depend on a refunded order. withdrawn: no longer requested from the
 * partner. kept: the partner had granted it already.
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
