import type { OrderOrigin, OrderState } from '@juban/domain';
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
import type { PaymentMethod, ProviderId } from '../../ports/payment-gateway.ts';

/** An agreement as it stood when the order was made. */
export interface FrozenAgreement {
  key: string;
  version: number;
  hash: string;
}

export type PaymentState = 'open' | 'paid' | 'closed' | 'refunding' | 'refunded';
/** reversed: the provider took it back from the payer. */
export type RefundState = 'asked' | 'done' | 'failed' | 'reversed';
/**
 * provider: given back by the provider of its own accord. cancelled: by us, because what was paid for cannot be given;
 * its reason is a text for the owner.
 */
export type RefundKind = 'requested' | 'surplus' | 'support' | 'provider' | 'cancelled';

/** The steps there are, as the database holds them. */
export const orderStateEdges = pgTable(
  'order_state_edges',
  { from: text('from_state').notNull(), to: text('to_state').notNull() },
  (table) => [primaryKey({ columns: [table.from, table.to] })],
);

/** All but state, paidAt and endedAt is frozen by a trigger. */
export const orders = pgTable(
  'orders',
  {
    userId: userId().notNull(),
    orderNo: text('order_no').notNull(),
    state: text('state').$type<OrderState>().notNull(),
    brand: text('brand').notNull(),
    clientType: text('client_type').notNull(),
    channelId: integer('channel_id').notNull(),
    goodsId: text('goods_id').notNull(),
    goodsCode: text('goods_code').notNull(),
    goodsName: text('goods_name').notNull(),
    family: text('family').$type<'vip' | 'vip_plus' | 'union'>().notNull(),
    renewable: boolean('renewable').notNull(),
    fen: integer('fen').notNull(),
    currency: text('currency').notNull(),
    days: integer('days').notNull(),
    vPower: integer('v_power').notNull(),
    thirdInfo: text('third_info'),
    agreements: jsonb('agreements').$type<FrozenAgreement[]>().notNull(),
    source: text('source').notNull().default(''),
    fromPath: text('from_path').notNull().default(''),
    oaid: text('oaid').notNull().default(''),
    returnPath: text('return_path').notNull().default(''),
    idempotencyKey: text('idempotency_key'),
    requestHash: text('request_hash').notNull(),
    createdAt: time('created_at').notNull(),
    closesAt: time('closes_at').notNull(),
    paidAt: time('paid_at'),
    endedAt: time('ended_at'),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.orderNo] }),
    unique().on(table.userId, table.idempotencyKey),
  ],
);

/** Append-only; a trigger refuses what is no edge, the key refuses a second way out of a state within one refund. */
export const orderSteps = pgTable(
  'order_steps',
  {
    userId: userId().notNull(),
    orderNo: text('order_no').notNull(),
    seq: bigint('seq', { mode: 'number' }).generatedAlwaysAsIdentity(),
    from: text('from_state').$type<OrderOrigin>().notNull(),
    to: text('to_state').$type<OrderState>().notNull(),
    cause: text('cause').notNull(),
    at: time('at').notNull(),
    /** The refund that the step belongs to, from 1; 0 for the steps before. */
    refundTurn: smallint('refund_turn').notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.userId, table.orderNo, table.from, table.refundTurn] })],
);

/** One attempt to pay an order; the provider knows it by paymentNo. */
export const payments = pgTable(
  'payments',
  {
    userId: userId().notNull(),
    paymentNo: text('payment_no').notNull(),
    orderNo: text('order_no').notNull(),
    provider: text('provider').$type<ProviderId>().notNull(),
    method: text('method').$type<PaymentMethod>().notNull(),
    state: text('state').$type<PaymentState>().notNull(),
    fen: integer('fen').notNull(),
    currency: text('currency').notNull(),
    appId: text('app_id').notNull(),
    sellerId: text('seller_id').notNull(),
    tradeNo: text('trade_no'),
    surplus: boolean('surplus').notNull().default(false),
    /** What was refunded or is being refunded. */
    refundedFen: integer('refunded_fen').notNull().default(0),
    createdAt: time('created_at').notNull(),
    paidAt: time('paid_at'),
    checks: smallint('checks').notNull().default(0),
    nextCheckAt: time('next_check_at'),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.paymentNo] }),
    unique().on(table.userId, table.provider, table.tradeNo),
  ],
);

/** Append-only; one an order, one a payment. */
export const fulfilments = pgTable(
  'fulfilments',
  {
    userId: userId().notNull(),
    orderNo: text('order_no').notNull(),
    paymentNo: text('payment_no').notNull(),
    days: integer('days').notNull(),
    vPower: integer('v_power').notNull(),
    fulfilledAt: time('fulfilled_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.orderNo] }),
    unique().on(table.userId, table.paymentNo),
  ],
);

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

/** Append-only; each once, as it came. */
export const paymentNotifications = pgTable(
  'payment_notifications',
  {
    userId: userId().notNull(),
    provider: text('provider').notNull(),
    notificationId: text('notification_id').notNull(),
    paymentNo: text('payment_no').notNull(),
    body: text('body').notNull(),
    receivedAt: time('received_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.provider, table.notificationId] })],
);

/** Found by the hash of what a scanned code carries; it lets anybody pay the order, until its real time is over. */
export const orderHandles = pgTable('order_handles', {
  handleHash: text('handle_hash').primaryKey(),
  userId: userId().notNull(),
  orderNo: text('order_no').notNull(),
  brand: text('brand').notNull(),
  expiresAt: time('expires_at').notNull(),
});
