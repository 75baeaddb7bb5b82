import { bigint, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { time } from '../../db/columns.ts';
import type { StoredCheck } from './stored-check.ts';

export const jobRuns = pgTable('job_runs', {
  job: text('job').primaryKey(),
  ranAt: time('ran_at').notNull(),
  durationMs: integer('duration_ms').notNull(),
  failedAt: time('failed_at'),
  error: text('error').notNull().default(''),
});

export const invariantRuns = pgTable('invariant_runs', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  staffId: bigint('staff_id', { mode: 'number' }),
  startedAt: time('started_at').notNull(),
  endedAt: time('ended_at'),
  report: jsonb('report').$type<StoredCheck[]>(),
  failure: text('failure').notNull().default(''),
});
