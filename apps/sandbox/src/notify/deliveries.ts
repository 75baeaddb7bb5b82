import type { Journal } from '../lib/journal.ts';
import type { NotifyPlan } from './faults.ts';
import { isFinalPlan } from './outgoing.ts';

/** A notification that is pending until the merchant acknowledges it or the provider gives up. */
export type Delivery<Subject> = Subject & {
  plan: NotifyPlan;
  attempts: number;
  nextAt: number;
  isOver: boolean;
};

export interface DeliveryOptions<Subject, Sent> {
  journal: Journal<Delivery<Subject>>;
  keyOf(subject: Subject): string;
  /** Sends it; undefined if there is nothing left to report. */
  send(subject: Subject, plan: NotifyPlan, attempts: number): Promise<Sent[]> | undefined;
  /** Whether this message was the notification and the merchant acknowledged it. */
  isAcknowledged(sent: Sent, subject: Subject): boolean;
  /** Drops messages that are held for reordering. */
  forget(): void;
  /** Delays between attempts; the last attempt follows the last delay. */
  retryDelaysMs: readonly number[];
  /** How many times faster than the real schedule; with 0, attempts only happen in `run`. */
  scale: number;
  /** Number of parallel messages; 1 keeps their order. */
  concurrency: number;
}

const TICK_MS = 250;

/** Sends notifications on a provider's schedule. */
export function createDeliveries<Subject extends object, Sent>(options: DeliveryOptions<Subject, Sent>) {
  const { journal, keyOf, scale, concurrency } = options;
  const pending = new Map<string, Delivery<Subject>>();
  for (const delivery of journal.past) note(delivery);
  const timer = scale > 0 ? setInterval(() => void runDue(), TICK_MS) : undefined;
  timer?.unref();

  function note(delivery: Delivery<Subject>): void {
    if (delivery.isOver) pending.delete(keyOf(delivery));
    else pending.set(keyOf(delivery), delivery);
  }
  function keep(delivery: Delivery<Subject>): void {
    journal.write(delivery);
    note(delivery);
  }
  const waitAfter = (attempts: number): number | undefined => {
    const wait = options.retryDelaysMs[attempts - 1];
    return wait === undefined ? undefined : wait / (scale || 1);
  };

  async function attempt(delivery: Delivery<Subject>): Promise<Sent[]> {
    const attempts = delivery.attempts + 1;
    const wait = waitAfter(attempts);
    // Saved before sending, so that the timer does not send again while an answer is slow.
    const after = { ...delivery, attempts, nextAt: Date.now() + (wait ?? 0), isOver: wait === undefined };
    keep(after);
    const sent = await options.send(delivery, delivery.plan, attempts);
    const isAcknowledged = sent?.some((one) => options.isAcknowledged(one, delivery)) ?? true;
    if (isAcknowledged || isFinalPlan(delivery.plan)) keep({ ...after, isOver: true });
    return sent ?? [];
  }

  async function runAll(deliveries: readonly Delivery<Subject>[]): Promise<Sent[]> {
    const sent: Sent[] = [];
    for (let start = 0; start < deliveries.length; start += concurrency) {
      const batch = deliveries.slice(start, start + concurrency);
      // Skip a delivery that another run has moved on in the meantime.
      const current = batch.filter((delivery) => pending.get(keyOf(delivery)) === delivery);
      sent.push(...(await Promise.all(current.map(attempt))).flat());
    }
    return sent;
  }

  const runDue = () => runAll([...pending.values()].filter(({ nextAt }) => nextAt <= Date.now()));

  return {
    /**
     * The first attempt starts at once unless the plan is `late`. With a scale of 0, nothing is sent
     * automatically.
     */
    async announce(subject: Subject, plan: NotifyPlan): Promise<Sent[]> {
      const wait = plan === 'late' ? (waitAfter(1) ?? 0) : 0;
      const delivery = { ...subject, plan, attempts: 0, nextAt: Date.now() + wait, isOver: false };
      keep(delivery);
      return scale > 0 && wait === 0 ? attempt(delivery) : [];
    },
    /** Runs the next attempt of all pending notifications, or of those that match. */
    run: (isMeant: (subject: Subject) => boolean = () => true) =>
      runAll([...pending.values()].filter(isMeant)),
    pending: () => pending.size,
    forget: () => {
      for (const delivery of pending.values()) keep({ ...delivery, isOver: true });
      options.forget();
    },
    stop: () => clearInterval(timer),
  };
}

export type Deliveries<Subject extends object, Sent> = ReturnType<typeof createDeliveries<Subject, Sent>>;
