import { integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { time, userId } from '../../db/columns.ts';
import type { FraudRuleName, HoldKind, HoldState } from './fraud-names.ts';

/** Content. */
export const fraudRules = pgTable('fraud_rules', {
  id: text('id').primaryKey(),
  brand: text('brand').notNull(),
  rule: text('rule').$type<FraudRuleName>().notNull(),
  subjects: jsonb('subjects').$type<HoldKind[]>().notNull(),
  most: integer('most').notNull(),
  hours: integer('hours').notNull(),
  percent: integer('percent').notNull(),
});

/** Which accounts and phones a device or an address was seen with; both sides are keyed hashes. */
export const fraudSightings = pgTable(
  'fraud_sightings',
  {
    mark: text('mark').notNull(),
    subject: text('subject').notNull(),
    seenAt: time('seen_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.mark, table.subject] })],
);

export const holds = pgTable(
  'holds',
  {
    subjectKind: text('subject_kind').$type<HoldKind>().notNull(),
    /** Number of the order or exchange; for a claim the id of its code. */
    subjectId: text('subject_id').notNull(),
    userId: userId(),
    /** Of a claim. */
    phoneIndex: text('phone_index'),
    brand: text('brand').notNull(),
    rule: text('rule').$type<FraudRuleName>().notNull(),
    /** What the rule found: numbers only. */
    facts: jsonb('facts').$type<Record<string, number>>().notNull(),
    state: text('state').$type<HoldState>().notNull(),
    heldAt: time('held_at').notNull(),
    decidedBy: text('decided_by'),
    reason: text('reason'),
    decidedAt: time('decided_at'),
  },
  (table) => [primaryKey({ columns: [table.subjectKind, table.subjectId] })],
);
