import { z } from 'zod/mini';
import { remark, wireTime } from '../fields.ts';
import { actDone, actFields, afterKey, nextKey } from './act.fields.ts';

/** Something that waits for a person; null for those who may not see it. */
const queue = z.nullable(
  z.object({
    count: z.int(),
    /** Since when the oldest waits; null without one. */
    oldest: z.nullable(wireTime),
    /** Which list shows it. */
    link: z.enum([
      'dead-letters',
      'providers',
      'approvals',
      'holds',
      'feedback',
      'prizes',
      'mall',
      'codes',
      'jobs',
      'invariants',
    ]),
    /** Some of it in words. */
    lines: z.array(z.string()),
  }),
);

const person = z.object({ id: z.string(), name: z.string() });

const invariant = z.object({
  name: z.string(),
  /** Numbers of the promises of docs/proof.md that it checks. */
  promises: z.array(z.int()),
  /** On how many rows it was checked: on none, nothing was proved. */
  rows: z.int(),
  broken: z.int(),
  /** Some rows that break it, as JSON with phones masked. */
  examples: z.array(z.string()),
});

const invariantRun = z.object({
  id: z.string(),
  state: z.enum(['running', 'done', 'failed']),
  staff: z.nullable(person),
  startTime: wireTime,
  endTime: z.nullable(wireTime),
  /** Why it could not be checked; empty otherwise. */
  failure: z.string(),
  broken: z.int(),
  invariants: z.array(invariant),
});

export const systemSchemas = {
  getOverview: {
    summary: 'What needs a hand; parts that the caller may not see are null',
    input: z.object({}),
    output: z.object({
      deadLetters: queue,
      providers: queue,
      jobs: queue,
      invariants: queue,
      approvals: queue,
      holds: queue,
      /** Older than a day. */
      feedback: queue,
      prizes: queue,
      /** Goods of the mall of which nearly nothing is left today. */
      mallStock: queue,
      /** Gift codes of campaigns that are nearly given out. */
      codeStock: queue,
    }),
  },
  listDeadLetters: {
    summary: 'Messages that were given up, or that are tried again after a failure; oldest failure first',
    input: z.object({
      state: z._default(z.enum(['dead', 'retrying']), 'dead'),
      topic: z.optional(z.string().check(z.maxLength(64))),
      after: afterKey,
    }),
    output: z.object({
      messages: z.array(
        z.object({
          key: z.string(),
          topic: z.string(),
          attempts: z.int(),
          /** When it failed last, or was given up. */
          failTime: wireTime,
          /** When it is tried again; null if it was given up. */
          dueTime: z.nullable(wireTime),
          error: z.string(),
        }),
      ),
      next: nextKey,
    }),
  },
  reviveDeadLetter: {
    summary: 'Deliver a failed message at once, with its whole schedule; also one that was given up',
    input: z.object({ deadKey: z.string().check(z.minLength(1), z.maxLength(200)), ...actFields }),
    output: actDone,
  },
  listProviders: {
    summary:
      'Health of each provider by brand, from messages and payments: successes of the last day, failures that wait',
    input: z.object({}),
    output: z.array(
      z.object({
        provider: z.string(),
        /** Empty if it serves all brands together. */
        brand: z.string(),
        state: z.enum(['well', 'failing', 'unknown']),
        lastSuccess: z.nullable(wireTime),
        /** Of a message that waits or was given up. */
        lastFailure: z.nullable(wireTime),
        error: z.string(),
        waiting: z.int(),
        dead: z.int(),
      }),
    ),
  },
  listJobs: {
    summary: 'Background jobs with their last round, of whichever process',
    input: z.object({}),
    output: z.array(
      z.object({
        job: z.string(),
        lastRun: z.nullable(wireTime),
        durationMs: z.int(),
        lastFailure: z.nullable(wireTime),
        error: z.string(),
        /** It has not run for five minutes, or its last round failed. */
        needsHand: z.boolean(),
      }),
    ),
  },
  listInvariants: {
    summary: 'The newest check of all invariants, and the one that runs now',
    input: z.object({}),
    output: z.object({ running: z.nullable(invariantRun), last: z.nullable(invariantRun) }),
  },
  runInvariants: {
    summary: 'Start a check of all invariants; one at a time',
    input: z.object({ reason: remark(500) }),
    output: z.object({ id: z.string() }),
  },
};
