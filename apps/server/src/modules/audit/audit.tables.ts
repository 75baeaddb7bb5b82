import type { ConsoleOutput } from '@juban/contract/console/console-schemas';
import { bigint, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { time, userId } from '../../db/columns.ts';

/** One line of what an act changed, in words. */
export type Change = ConsoleOutput<'listActions'>['entries'][number]['changes'][number];

export const staffLimits = pgTable('staff_limits', {
  id: text('id').primaryKey(),
  value: integer('value').notNull(),
  most: integer('most').notNull(),
});

export const staffLimitUses = pgTable('staff_limit_uses', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  staffId: bigint('staff_id', { mode: 'number' }).notNull(),
  userId: userId(),
  kind: text('kind').$type<'refund' | 'days' | 'points' | 'v-power' | 'reveal'>().notNull(),
  amount: integer('amount').notNull(),
  at: time('at').notNull(),
});

/** Append-only. */
export const staffActions = pgTable('staff_actions', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  staffId: bigint('staff_id', { mode: 'number' }),
  role: text('role').notNull(),
  call: text('call').notNull(),
  target: text('target').notNull(),
  at: time('at').notNull(),
  requestId: text('request_id').notNull(),
  approvalId: uuid('approval_id'),
  detailsHash: text('details_hash').notNull(),
});

export const staffActionDetails = pgTable('staff_action_details', {
  actionId: bigint('action_id', { mode: 'number' }).primaryKey(),
  userId: userId(),
  salt: text('salt').notNull(),
  reason: text('reason').notNull(),
  ticket: text('ticket').notNull(),
  address: text('address').notNull(),
  changes: jsonb('changes').$type<Change[]>().notNull(),
});

export const staffActionSeals = pgTable('staff_action_seals', {
  sealNo: integer('seal_no').primaryKey(),
  firstNumber: bigint('first_number', { mode: 'number' }).notNull(),
  lastNumber: bigint('last_number', { mode: 'number' }).notNull(),
  hash: text('hash').notNull(),
  sealedAt: time('sealed_at').notNull(),
});

export const staffActionNumbers = pgTable('staff_action_numbers', {
  number: bigint('number', { mode: 'number' }).primaryKey(),
  actionId: bigint('action_id', { mode: 'number' }).notNull(),
  sealNo: integer('seal_no').notNull(),
  entryHash: text('entry_hash').notNull(),
});

export const staffApprovals = pgTable('staff_approvals', {
  id: uuid('id').primaryKey().defaultRandom(),
  call: text('call').notNull(),
  permission: text('permission').notNull(),
  input: jsonb('input').$type<Record<string, unknown>>().notNull(),
  target: text('target').notNull(),
  userId: userId(),
  brand: text('brand').notNull(),
  changes: jsonb('changes').$type<Change[]>().notNull(),
  reason: text('reason').notNull(),
  ticket: text('ticket').notNull(),
  state: text('state').$type<'open' | 'approved' | 'rejected' | 'withdrawn' | 'lapsed'>().notNull(),
  proposerId: bigint('proposer_id', { mode: 'number' }).notNull(),
  proposedAt: time('proposed_at').notNull(),
  expiresAt: time('expires_at').notNull(),
  deciderId: bigint('decider_id', { mode: 'number' }),
  decidedAt: time('decided_at'),
  comment: text('comment').notNull().default(''),
});
