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

/** An agreement in the form in which the order was made. */
export interface FrozenAgreement {
  key: string;
  version: number;
  hash: string;
}

/** The allowed steps, as the database has them. */
export const orderStateEdges = pgTable(
  'order_state_edges',
  { from: text('from_state').notNull(), to: text('to_state').notNull() },
  (table) => [primaryKey({ columns: [table.from, table.to] })],
);

/** All columns but state, paidAt and endedAt are frozen by a trigger. */
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

/**
 * Append-only; a trigger refuses steps that are not an edge, the key refuses a second step out of a state
 * within one refund.
 */
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
