import type { ContractOrigin, ContractState } from '@juban/domain';
import { bigint, date, integer, pgTable, primaryKey, smallint, text, unique } from 'drizzle-orm/pg-core';
import { time, userId } from '../../db/columns.ts';
import type { ProviderId } from '../../ports/payment-gateway.ts';

const contractNo = () => text('contract_no').notNull();

/** Why a contract is closing or closed; empty otherwise. */
export type CloseReason =
  | ''
  | 'cancelled'
  | 'replaced'
  | 'unpaid'
  | 'refunded'
  | 'charge-failed'
  | 'unsigned'
  | 'lapsed';

/** The allowed steps, as the database has them. */
export const contractStateEdges = pgTable(
  'contract_state_edges',
  { from: text('from_state').notNull(), to: text('to_state').notNull() },
  (table) => [primaryKey({ columns: [table.from, table.to] })],
);

/** It has the number of the order it was signed with. Provider, goods and amount are frozen by a trigger. */
export const contracts = pgTable(
  'contracts',
  {
    userId: userId().notNull(),
    contractNo: contractNo(),
    state: text('state').$type<ContractState>().notNull(),
    brand: text('brand').notNull(),
    provider: text('provider').$type<ProviderId>().notNull(),
    family: text('family').$type<'vip' | 'vip_plus'>().notNull(),
    goodsCode: text('goods_code').notNull(),
    goodsName: text('goods_name').notNull(),
    fen: integer('fen').notNull(),
    currency: text('currency').notNull(),
    periodUnit: text('period_unit').$type<'month' | 'day'>().notNull(),
    periodCount: smallint('period_count').notNull(),
    createdAt: time('created_at').notNull(),
    externalNo: text('external_no'),
    signedAt: time('signed_at'),
    anchorDay: date('anchor_day', { mode: 'string' }),
    period: integer('period').notNull().default(2),
    paidUntil: time('paid_until'),
    nextChargeAt: time('next_charge_at'),
    nextAt: time('next_at'),
    reason: text('reason').$type<CloseReason>().notNull().default(''),
    unsignAskedAt: time('unsign_asked_at'),
    endedAt: time('ended_at'),
  },
  (table) => [primaryKey({ columns: [table.userId, table.contractNo] })],
);

/** Append-only; a trigger refuses steps that are not an edge. */
export const contractSteps = pgTable(
  'contract_steps',
  {
    userId: userId().notNull(),
    contractNo: contractNo(),
    seq: bigint('seq', { mode: 'number' }).generatedAlwaysAsIdentity(),
    from: text('from_state').$type<ContractOrigin>().notNull(),
    to: text('to_state').$type<ContractState>().notNull(),
    cause: text('cause').notNull(),
    at: time('at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.contractNo, table.seq] })],
);

/** Append-only; one per period. */
export const contractNotices = pgTable(
  'contract_notices',
  {
    userId: userId().notNull(),
    contractNo: contractNo(),
    period: integer('period').notNull(),
    fen: integer('fen').notNull(),
    chargeAt: time('charge_at').notNull(),
    announcedAt: time('told_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.contractNo, table.period] })],
);

/** One per period; orderNo is that of the newest try. */
export const contractCharges = pgTable(
  'contract_charges',
  {
    userId: userId().notNull(),
    contractNo: contractNo(),
    period: integer('period').notNull(),
    noticePeriod: integer('notice_period'),
    orderNo: text('order_no').notNull(),
    tries: smallint('tries').notNull(),
    retryAt: time('retry_at'),
    createdAt: time('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.contractNo, table.period] }),
    unique().on(table.userId, table.orderNo),
  ],
);

/** Append-only; each once, as received. */
export const contractNotifications = pgTable(
  'contract_notifications',
  {
    userId: userId().notNull(),
    provider: text('provider').notNull(),
    notificationId: text('notification_id').notNull(),
    contractNo: contractNo(),
    body: text('body').notNull(),
    receivedAt: time('received_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.provider, table.notificationId] })],
);
