import { bigint, integer, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core';
import { time, userId } from '../../db/columns.ts';

/** Append-only; a trigger refuses update and delete, and a cause can exist only once. */
export const ledgerEntries = pgTable(
  'ledger_entries',
  {
    userId: userId().notNull(),
    ledger: text('ledger').$type<LedgerName>().notNull(),
    seq: bigint('seq', { mode: 'number' }).generatedAlwaysAsIdentity(),
    cause: text('cause').notNull(),
    amount: integer('amount').notNull(),
    source: text('source').notNull(),
    reason: text('reason').notNull().default(''),
    at: time('at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.ledger, table.seq] }),
    unique().on(table.userId, table.ledger, table.cause),
  ],
);

export const ledgerBalances = pgTable(
  'ledger_balances',
  {
    userId: userId().notNull(),
    ledger: text('ledger').$type<LedgerName>().notNull(),
    balance: integer('balance').notNull(),
    /** What a refund could not take back because it was spent: the next earnings pay it. */
    owed: integer('owed').notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.userId, table.ledger] })],
);

/** Append-only. What a refund could not take back; how much of it is still owed is stored with the balance. */
export const ledgerDebts = pgTable(
  'ledger_debts',
  {
    userId: userId().notNull(),
    ledger: text('ledger').$type<LedgerName>().notNull(),
    cause: text('cause').notNull(),
    amount: integer('amount').notNull(),
    at: time('at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.ledger, table.cause] })],
);

export const memberships = pgTable('memberships', {
  userId: userId().primaryKey(),
  expiresAt: time('expires_at').notNull(),
  /** Days after expiresAt whose decay is already in the V power ledger. */
  decaySettledDays: integer('decay_settled_days').notNull().default(0),
});

export const heldGrants = pgTable(
  'held_grants',
  {
    phoneIndex: text('phone_index').notNull(),
    cause: text('cause').notNull(),
    days: integer('days').notNull(),
    source: text('source').notNull(),
    heldAt: time('held_at').notNull(),
    releasedTo: userId('released_to'),
  },
  (table) => [primaryKey({ columns: [table.phoneIndex, table.cause] })],
);

export type LedgerName = 'entitlement' | 'v_power' | 'points';
