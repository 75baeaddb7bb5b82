import type { Journal } from '../lib/journal.ts';
import type { NotifyPlan } from './faults.ts';
import { isFinalPlan } from './leaving.ts';

/** One thing the merchant is to be told, until it says that it heard or the provider gives up. */
export type Delivery<Told> = Told & {
  plan: NotifyPlan;
  attempts: number;
  nextAt: number;
  isOver: boolean;
};

export interface DeliveryOptions<Told, Sent> {
  journal: Journal<Delivery<Told>>;
  keyOf(told: Told): string;
  /** Tells it; undefined where there is nothing left to tell. */
  send(told: Told, plan: NotifyPlan, attempts: number): Promise<Sent[]> | undefined;
  /** Whether this was told, and heard. */
  isHeard(sent: Sent, told: Told): boolean;
  /** Lets go of what is held back to be sent later. */
  forget(): void;
  /** How long after each attempt the next one leaves; none after the last. */
  repeatsMs: readonly number[];
  /** How many times faster than the provider's own hours; 0 leaves every step to `run`. */
  scale: number;
  /** How many are told side by side; 1 keeps their order. */
  atOnce: number;
}

const TICK_MS = 250;

/** Notifications on a provider's schedule. */
export function createDeliveries<Told extends object, Sent>(options: DeliveryOptions<Told, Sent>) {
  const { journal, keyOf, scale, atOnce } = options;
  const pending = new Map<string, Delivery<Told>>();
  for (const delivery of journal.past) note(delivery);
  const timer = scale > 0 ? setInterval(() => void runDue(), TICK_MS) : undefined;
  timer?.unref();

  function note(delivery: Delivery<Told>): void {
    if (delivery.isOver) pending.delete(keyOf(delivery));
    else pending.set(keyOf(delivery), delivery);
  }
  function keep(delivery: Delivery<Told>): void {
    journal.write(delivery);
    note(delivery);
  }
  const waitAfter = (attempts: number): number | undefined => {
    const wait = options.repeatsMs[attempts - 1];
    return wait === undefined ? undefined : wait / (scale || 1);
  };

  async function attempt(delivery: Delivery<Told>): Promise<Sent[]> {
    const attempts = delivery.attempts + 1;
    const wait = waitAfter(attempts);
    // Moved on before it is sent: a slow answer must not let the clock send it again.
    const after = { ...delivery, attempts, nextAt: Date.now() + (wait ?? 0), isOver: wait === undefined };
    keep(after);
    const sent = await options.send(delivery, delivery.plan, attempts);
    const isHeard = sent?.some((one) => options.isHeard(one, delivery)) ?? true;
    if (isHeard || isFinalPlan(delivery.plan)) keep({ ...after, isOver: true });
    return sent ?? [];
  }

  async function runAll(deliveries: readonly Delivery<Told>[]): Promise<Sent[]> {
    const sent: Sent[] = [];
    for (let start = 0; start < deliveries.length; start += atOnce) {
      const batch = deliveries.slice(start, start + atOnce);
      // One that moved on in the meantime is somebody else's already.
      const current = batch.filter((delivery) => pending.get(keyOf(delivery)) === delivery);
      sent.push(...(await Promise.all(current.map(attempt))).flat());
    }
    return sent;
  }

  const runDue = () => runAll([...pending.values()].filter(({ nextAt }) => nextAt <= Date.now()));

  return {
    /** The first attempt leaves at once, unless the plan says late; with a scale of 0 nothing leaves by itself. */
    async announce(told: Told, plan: NotifyPlan): Promise<Sent[]> {
      const wait = plan === 'late' ? (waitAfter(1) ?? 0) : 0;
      const delivery = { ...told, plan, attempts: 0, nextAt: Date.now() + wait, isOver: false };
      keep(delivery);
      return scale > 0 && wait === 0 ? attempt(delivery) : [];
    },
    /** Every outstanding step now, whatever the hour; of all, or of those that are meant. */
    run: (isMeant: (told: Told) => boolean = () => true) => runAll([...pending.values()].filter(isMeant)),
    pending: () => pending.size,
    forget: () => {
      for (const delivery of pending.values()) keep({ ...delivery, isOver: true });
      options.forget();
    },
    stop: () => clearInterval(timer),
  };
}

export type Deliveries<Told extends object, Sent> = ReturnType<typeof createDeliveries<Told, Sent>>;
