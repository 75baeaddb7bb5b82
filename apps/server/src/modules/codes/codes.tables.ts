import { foreignKey, integer, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core';
import { time, userId } from '../../db/columns.ts';

export type CodeSource = 'made' | 'maker' | 'earlier';

export const codeBatches = pgTable(
  'code_batches',
  {
    batchId: uuid('batch_id').primaryKey(),
    kind: text('kind').$type<'campaign'>().notNull(),
    campaign: text('campaign'),
    source: text('source').$type<CodeSource>().notNull(),
    keySealed: text('key_sealed'),
    size: integer('size').notNull(),
    issued: integer('issued').notNull().default(0),
    createdAt: time('created_at').notNull(),
  },
  (table) => [unique().on(table.batchId, table.campaign)],
);

/** Given once, then frozen. */
export const codes = pgTable(
  'codes',
  {
    batchId: uuid('batch_id').notNull(),
    seq: integer('seq').notNull(),
    campaign: text('campaign'),
    codeHash: text('code_hash').notNull().unique('codes_exist_once'),
    codeSealed: text('code_sealed').notNull(),
    userId: userId(),
    givenAt: time('given_at'),
  },
  (table) => [
    primaryKey({ columns: [table.batchId, table.seq] }),
    unique('codes_one_a_user').on(table.userId, table.campaign),
    foreignKey({
      columns: [table.batchId, table.campaign],
      foreignColumns: [codeBatches.batchId, codeBatches.campaign],
    }),
  ],
);

/** Append-only. */
export const codeUses = pgTable(
  'code_uses',
  {
    batchId: uuid('batch_id').notNull(),
    seq: integer('seq').notNull(),
    partner: text('partner').notNull(),
    requestId: text('request_id').notNull(),
    usedAt: time('used_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.batchId, table.seq] }),
    unique('code_uses_one_a_request').on(table.partner, table.requestId),
  ],
);
