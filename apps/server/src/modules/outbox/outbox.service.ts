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
 * Waits after each failure, in ms; after the last one the message is dead and waits for a person. Outages that a topic
 * sits out do not count for that.
 */
const BACK_OFF_MS = [5_000, 30_000, 120_000, 600_000, 3_600_000, 21_600_000];
/** A lease longer than any delivery may take: a process that dies holding a message lets it go by this. */
const LEASE_MS = 60_000;
/** One that never answers would keep every other message waiting behind it. */
const DELIVERY_LIMIT_MS = 30_000;
/** The longest wait of those that are never given up. */
const PATIENT_MS = 3_600_000;
const MOST_ERROR_LENGTH = 200;

type ErrorRules = Omit<Delivery<unknown>, 'deliver'>;

/** What came of one try. */
type Outcome = 'delivered' | 'failed' | 'dead';
type OnOutcome = (topic: string, outcome: Outcome) => void;

export type OutboxService = ReturnType<typeof createOutboxService>;

export interface OutboxDeps {
  db: Db;
  clock: Clock;
  /** Below the lease; tests have less patience. */
  deliveryLimitMs?: number;
}

/** What must leave the system: written with its cause, delivered at least once by any process. */
export function createOutboxService({ db, clock, deliveryLimitMs = DELIVERY_LIMIT_MS }: OutboxDeps) {
  const topics = new Map<string, Delivery<unknown>>();
  const listeners: OnOutcome[] = [];

  /** Leases a message by moving its due time on, so that no transaction is open while the outside world answers. */
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
      if (!topic) throw new Error(`nobody delivers ${message.topic}`);
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
        // Lock the user's row before the message: other transactions take the locks in that order.
        const isSettled = wait === undefined && (await topic.onGivenUp?.(tx, message.payload));
        const ended = isSettled ? { deliveredAt: now } : { deadAt: now };
        const next = wait === undefined ? ended : { dueAt: new Date(now.getTime() + wait) };
        await updateMessage(tx, message.id, { attempts, refusals, lastError, ...next });
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

    /** Joins the caller's transaction; the same key is written once, and tried anew where it was given up. */
    put: <Payload>(tx: Db, { name: topic }: Topic<Payload>, messageKey: string, payload: Payload) =>
      insertMessage(tx, { topic, messageKey, payload, dueAt: clock.businessNow() }),

    /** For a statement of another module: a clause of that name, which puts the rows that the query answers, each key once. */
    clausesFrom: putClauses,

    /** Undefined where nothing was ever put under the key. */
    isDelivered: (messageKey: string): Promise<boolean | undefined> => findDelivered(db, messageKey),

    /** Something of that user has not left yet. */
    owes: hasWaitingFor,

    /**
     * One that waits or was given up is due at once, with all its tries before it; one delivered stays so, and there was
     * nothing to revive.
     */
    revive: (messageKey: string, tx: Db = db): Promise<boolean> =>
      reviveMessage(tx, messageKey, clock.businessNow()),

    /** Joins the caller's transaction. False where it was delivered, or is being delivered right now. */
    withdraw: (tx: Db, messageKey: string): Promise<boolean> =>
      withdrawMessage(tx, messageKey, clock.businessNow(), LEASE_MS),

    /** What was given up and waits for a person. */
    listDead: () => findDead(db),

    /** Delivers everything that is due; answers how many were tried. */
    drain: (report: Report = () => {}): Promise<number> =>
      workThrough(lease, (message) => deliver(message, report)),
  };
}

/** For as long as it takes. */
const patientWait = (attempts: number): number =>
  Math.min(BACK_OFF_MS[attempts - 1] ?? PATIENT_MS, PATIENT_MS);

/** Whoever keeps the system running hears of what fails for long or is dead, and at once of what is no mere outage. */
function isReported({ keepsTrying, isOutage = keepsTrying }: ErrorRules, attempts: number, error: unknown) {
  return attempts > BACK_OFF_MS.length || isOutage?.(error) !== true;
}

/** By topic and key alone: what a message carries stands in no log. */
function faultOf(
  { topic, messageKey }: OutboxMessage,
  attempts: number,
  outcome: 'failed' | 'dead',
  why: string,
): Error {
  const fate = outcome === 'dead' ? 'was given up' : 'failed';
  return new Error(withoutPhones(`${topic} ${messageKey} ${fate} at try ${attempts}: ${why}`));
}
