import { bigint, boolean, integer, jsonb, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { time, userId } from '../../db/columns.ts';

export const feedback = pgTable(
  'feedback',
  {
    feedbackId: uuid('feedback_id').primaryKey(),
    userId: userId().notNull(),
    isPrivacy: boolean('is_privacy').notNull(),
    content: text('content').notNull(),
    contactSealed: text('contact_sealed').notNull(),
    pictures: jsonb('pictures').$type<string[]>().notNull(),
    clientType: text('client_type').notNull(),
    clientVersion: text('client_version').notNull(),
    netEnv: text('net_env').notNull(),
    phoneType: text('phone_type').notNull(),
    phoneOsVersion: text('phone_os_version').notNull(),
    phoneOsType: text('phone_os_type').notNull(),
    state: text('state').$type<'received' | 'accepted' | 'declined'>().notNull().default('received'),
    points: integer('points').notNull().default(0),
    reply: text('reply').notNull().default(''),
    kind: text('kind').$type<'problem' | 'prize'>().notNull().default('problem'),
    /** The draw whose prize is requested; null for a problem. */
    drawCampaign: text('draw_campaign'),
    drawNo: integer('draw_no'),
    createdAt: time('created_at').notNull(),
    settledAt: time('settled_at'),
    idempotencyKey: text('idempotency_key'),
    fingerprint: text('fingerprint').notNull(),
    /** The member of staff who answers it. */
    assigneeId: bigint('assignee_id', { mode: 'number' }),
    /** The feedback that this one repeats. */
    mergedInto: uuid('merged_into'),
  },
  (table) => [unique().on(table.userId, table.idempotencyKey)],
);

/** Content. */
export const cannedAnswers = pgTable('canned_answers', {
  id: text('id').primaryKey(),
  place: integer('place').notNull(),
  title: text('title').notNull(),
  text: text('text').notNull(),
});
