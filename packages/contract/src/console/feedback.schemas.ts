import { FEEDBACK_MAX_REPLY } from '@juban/domain';
import { z } from 'zod/mini';
import { remark, wireTime } from '../fields.ts';
import { actDone, actFields, afterKey, brandId, nextKey, written } from './act.fields.ts';
import { consoleTexts } from './texts.ts';

const id = z.string().check(z.regex(/^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/));
const state = z.enum(['received', 'accepted', 'declined']);
const person = z.object({ id: z.string(), name: z.string() });

const row = z.object({
  id: z.string(),
  userId: z.string(),
  brand: z.string(),
  kind: z.enum(['problem', 'prize', 'privacy']),
  state,
  /** The first characters. */
  preview: z.string(),
  pictureCount: z.int(),
  createTime: wireTime,
  settleTime: z.nullable(wireTime),
  assignee: z.nullable(person),
});

const feedback = z.object({
  ...row.shape,
  content: z.string(),
  /** Addresses of the pictures. */
  pictures: z.array(z.string()),
  /** Masked. */
  contact: z.string(),
  clientType: z.string(),
  clientVersion: z.string(),
  device: z.string(),
  network: z.string(),
  points: z.int(),
  reply: z.string(),
  prize: z.nullable(z.object({ name: z.string(), winTime: wireTime })),
  user: z.object({
    id: z.string(),
    nickName: z.string(),
    /** Masked. */
    mobile: z.string(),
    brand: z.string(),
    registerTime: z.nullable(wireTime),
    expireTime: z.nullable(wireTime),
    level: z.int(),
  }),
  /** The one that it was merged into. */
  mergedInto: z.nullable(z.string()),
  merged: z.array(z.object({ id: z.string(), preview: z.string(), createTime: wireTime })),
  /** Other feedback of the same user, newest first. */
  others: z.array(z.object({ id: z.string(), state, preview: z.string(), createTime: wireTime })),
});

const reply = written(FEEDBACK_MAX_REPLY, consoleTexts.replyMissing);

export const feedbackDeskSchemas = {
  listFeedback: {
    summary: 'Feedback: waiting oldest first, settled newest first',
    input: z.object({
      state: z._default(state, 'received'),
      brand: z.optional(brandId),
      kind: z.optional(row.shape.kind),
      /** At least this many hours old. */
      olderThanHours: z.optional(z.coerce.number().check(z.int(), z.minimum(0), z.maximum(100_000))),
      /** me: assigned to the caller; nobody: not assigned. */
      assignee: z.optional(z.enum(['me', 'nobody'])),
      after: afterKey,
    }),
    output: z.object({ feedback: z.array(row), next: nextKey }),
  },
  getFeedbackFigures: {
    summary: 'How long answers took in the last 30 days, and how old the waiting feedback is',
    input: z.object({}),
    output: z.object({
      /** Answered in the last 30 days. */
      answered: z.int(),
      /** Null if nothing was answered. */
      medianMs: z.nullable(z.number()),
      ninetiethMs: z.nullable(z.number()),
      waiting: z.int(),
      waitingByAge: z.array(z.object({ fromHours: z.int(), count: z.int() })),
    }),
  },
  listCannedAnswers: {
    summary: 'Prepared answers',
    input: z.object({}),
    output: z.array(z.object({ id: z.string(), title: z.string(), text: z.string() })),
  },
  listFeedbackStaff: {
    summary: 'Who can be given feedback to answer',
    input: z.object({}),
    output: z.array(person),
  },
  getFeedback: {
    summary: 'A feedback with its pictures and its user',
    input: z.object({ id }),
    output: feedback,
  },
  answerFeedback: {
    summary: 'Answer a feedback without points; feedback merged into it gets the same answer',
    input: z.object({ id, reply, ticket: remark(64) }),
    output: feedback,
  },
  acceptFeedback: {
    summary: 'Accept a feedback and award points; above the limits a second person has to agree',
    input: z.object({
      id,
      points: z.int().check(z.minimum(1), z.maximum(100_000)),
      reply: remark(FEEDBACK_MAX_REPLY),
      ...actFields,
    }),
    output: actDone,
  },
  assignFeedback: {
    summary: 'Give a feedback to a member of staff, or to nobody',
    input: z.object({ id, staffId: z.nullable(z.string().check(z.regex(/^[1-9]\d{0,14}$/))) }),
    output: feedback,
  },
  mergeFeedback: {
    summary: 'Merge a duplicate into another feedback of the same user; null takes it out again',
    input: z.object({ id, into: z.nullable(id) }),
    output: feedback,
  },
};
