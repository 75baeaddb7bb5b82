import type { Db } from '../../db/database.ts';
import type { Report } from '../../lib/background-job.ts';
import { rootMessage } from '../../lib/root-cause.ts';
import { withTimeLimit } from '../../lib/time-limit.ts';
import { withoutPhones } from '../../lib/without-phones.ts';
import { workThrough } from '../../lib/work-through.ts';
import type { Delivery, Topic } from '../../platform/topic.ts';
import type { Clock } from '../../ports/clock.ts';
import {
  findDead,
  findDelivered,
  hasWaitingFor,
  insertMessage,
  type OutboxMessage,
  putClauses,
  reviveMessage,
  takeDue,
  updateMessage,
  withdrawMessage,
} from './outbox.repository.ts';

/**
 * Waits after each failure, in ms; after the last one the message is dead and needs a person. Outages that a
 * topic waits out do not count.
 */
const BACK_OFF_MS = [5_000, 30_000, 120_000, 600_000, 3_600_000, 21_600_000];
/** Longer than any delivery: a message of a dead process is released after this. */
const LEASE_MS = 60_000;
/** A delivery without an answer would delay every message behind it. */
const DELIVERY_LIMIT_MS = 30_000;
/** The longest wait of messages that are never given up. */
const PATIENT_MS = 3_600_000;
const MOST_ERROR_LENGTH = 200;

type ErrorRules = Omit<Delivery<unknown>, 'deliver'>;

/** The outcome of one attempt. */
type Outcome = 'delivered' | 'failed' | 'dead';
type OnOutcome = (topic: string, outcome: Outcome) => void;

export type OutboxService = ReturnType<typeof createOutboxService>;

export interface OutboxDeps {
  db: Db;
  clock: Clock;
  /** Below the lease; shorter in tests. */
  deliveryLimitMs?: number;
}

/** Messages to external systems: written with their cause, delivered at least once by any process. */
export function createOutboxService({ db, clock, deliveryLimitMs = DELIVERY_LIMIT_MS }: OutboxDeps) {
  const topics = new Map<string, Delivery<unknown>>();
  const listeners: OnOutcome[] = [];

  /** Leases a message by moving its due time, so that no transaction is open during the external call. */
  const lease = () =>
    db.transaction(async (tx) => {
      const now = clock.businessNow();
      const message = await takeDue(tx, now);
      if (message) await updateMessage(tx, message.id, { dueAt: new Date(now.getTime() + LEASE_MS) });
      return message;
    });

  async function attempt(message: OutboxMessage, report: Report): Promise<Outcome> {
    const attempts = message.attempts + 1;
    try {
      const topic = topics.get(message.topic);
      if (!topic) throw new Error(`no topic ${message.topic} is registered`);
      const tooLate = () => new Error(`no answer within ${deliveryLimitMs} ms`);
      await withTimeLimit(topic.deliver(message.payload, message.messageKey), deliveryLimitMs, tooLate);
      await updateMessage(db, message.id, { attempts, deliveredAt: clock.businessNow(), lastError: null });
      return 'delivered';
    } catch (error) {
      const topic: ErrorRules = topics.get(message.topic) ?? {};
      const isPatient = topic.keepsTrying?.(error) === true;
      const refusals = message.refusals + (isPatient ? 0 : 1);
      const wait = isPatient ? patientWait(attempts) : BACK_OFF_MS[refusals - 1];
      const now = clock.businessNow();
      const lastError = rootMessage(error).slice(0, MOST_ERROR_LENGTH);
      const outcome = wait === undefined ? 'dead' : 'failed';
      await db.transaction(async (tx) => {
        // The user's row is locked before the message: other transactions take the locks in that order.
        const isSettled = wait === undefined && (await topic.onGivenUp?.(tx, message.payload));
        const ended = isSettled ? { deliveredAt: now } : { deadAt: now };
        const next = wait === undefined ? ended : { dueAt: new Date(now.getTime() + wait) };
        await updateMessage(tx, message.id, { attempts, refusals, lastError, failedAt: now, ...next });
      });
      if (isReported(topic, attempts, error)) report(faultOf(message, attempts, outcome, lastError));
      return outcome;
    }
  }

  async function deliver(message: OutboxMessage, report: Report): Promise<void> {
    const outcome = await attempt(message, report);
    for (const listener of listeners) listener(message.topic, outcome);
  }

  return {
    onTopic: (topic: string, delivery: Delivery<unknown>) => void topics.set(topic, delivery),

    onOutcome: (listener: OnOutcome) => void listeners.push(listener),

    /** Joins the caller's transaction; the same key is written once, and a dead message is revived. */
    put: <Payload>(tx: Db, { name: topic }: Topic<Payload>, messageKey: string, payload: Payload) =>
      insertMessage(tx, { topic, messageKey, payload, dueAt: clock.businessNow() }),

    /**
     * For a statement of another module: a clause of that name, which puts the rows that the query returns,
     * each key once.
     */
    clausesFrom: putClauses,

    /** Undefined if nothing was ever put under the key. */
    isDelivered: (messageKey: string): Promise<boolean | undefined> => findDelivered(db, messageKey),

    /** A message of that user has not been delivered yet. */
    owes: hasWaitingFor,

    /** A waiting or dead message is due at once, with its whole schedule; a delivered one is not changed. */
    revive: (messageKey: string, tx: Db = db): Promise<boolean> =>
      reviveMessage(tx, messageKey, clock.businessNow()),

    /** Joins the caller's transaction. False if it was delivered, or is being delivered. */
    withdraw: (tx: Db, messageKey: string): Promise<boolean> =>
      withdrawMessage(tx, messageKey, clock.businessNow(), LEASE_MS),

    /** Dead messages that need a person. */
    listDead: () => findDead(db),

    /** Delivers everything that is due; returns how many were tried. */
    drain: (report: Report = () => {}): Promise<number> =>
      workThrough(lease, (message) => deliver(message, report)),
  };
}

/** Without a limit. */
const patientWait = (attempts: number): number =>
  Math.min(BACK_OFF_MS[attempts - 1] ?? PATIENT_MS, PATIENT_MS);

/** Operators get reports of lasting failures and dead messages, and at once of other failures than outages. */
function isReported({ keepsTrying, isOutage = keepsTrying }: ErrorRules, attempts: number, error: unknown) {
  return attempts > BACK_OFF_MS.length || isOutage?.(error) !== true;
}

/** By topic and key only: payloads are never logged. */
function faultOf(
  { topic, messageKey }: OutboxMessage,
  attempts: number,
  outcome: 'failed' | 'dead',
  why: string,
): Error {
  const result = outcome === 'dead' ? 'was given up' : 'failed';
  return new Error(withoutPhones(`${topic} ${messageKey} ${result} at try ${attempts}: ${why}`));
}
