import type { Journal } from '../lib/journal.ts';
import type { NotifyPlan } from '../wallet/faults.ts';
import type { Dispatch, Sent } from './dispatch.ts';
import type { Notice } from './notice.ts';
import { repeatAfter } from './schedule.ts';

/** One thing the merchant is to be told, until it says that it heard. */
export interface Delivery {
  number: string;
  status: string;
  plan: NotifyPlan;
  attempts: number;
  nextAt: number;
  isOver: boolean;
}

export interface DeliveryOptions {
  journal: Journal<Delivery>;
  dispatch: Dispatch;
  /** What is to be told as it stood, even where it has gone on since. */
  find(number: string, status: string): Notice | undefined;
  /** How many times faster than the provider's own hours; 0 leaves every step to `run`. */
  scale: number;
}

const AT_ONCE = 16;
const keyOf = ({ number, status }: Delivery) => `${number} ${status}`;

/** Notifications on the provider's schedule. */
export function createDeliveries({ journal, dispatch, find, scale }: DeliveryOptions) {
  const pending = new Map<string, Delivery>();
  for (const delivery of journal.past) note(delivery);
  const timer = scale > 0 ? setInterval(() => void runDue(), 250) : undefined;
  timer?.unref();

  function note(delivery: Delivery): void {
    if (delivery.isOver) pending.delete(keyOf(delivery));
    else pending.set(keyOf(delivery), delivery);
  }
  function keep(delivery: Delivery): void {
    journal.write(delivery);
    note(delivery);
  }

  async function attempt(delivery: Delivery): Promise<Sent[]> {
    const told = find(delivery.number, delivery.status);
    const attempts = delivery.attempts + 1;
    const wait = repeatAfter(attempts, scale || 1);
    // Moved on before it is sent: a slow answer must not let the clock send it again.
    const after = {
      ...delivery,
      attempts,
      nextAt: Date.now() + (wait ?? 0),
      isOver: wait === undefined || !told,
    };
    keep(after);
    const sent = told ? await dispatch.send(told, delivery.plan, attempts) : [];
    const isHeard = sent.some((one) => one.number === delivery.number && isSuccess(one));
    if (isHeard || dispatch.isFinal(delivery.plan)) keep({ ...after, isOver: true });
    return sent;
  }

  async function runAll(deliveries: readonly Delivery[]): Promise<Sent[]> {
    const sent: Sent[] = [];
    for (let start = 0; start < deliveries.length; start += AT_ONCE) {
      const batch = deliveries.slice(start, start + AT_ONCE);
      // One that moved on in the meantime is somebody else's already.
      const current = batch.filter((delivery) => pending.get(keyOf(delivery)) === delivery);
      sent.push(...(await Promise.all(current.map(attempt))).flat());
    }
    return sent;
  }

  const runDue = () => runAll([...pending.values()].filter(({ nextAt }) => nextAt <= Date.now()));

  return {
    /** The first attempt leaves at once, unless the plan says late; with a scale of 0 nothing leaves by itself. */
    async announce({ number, status }: Notice, plan: NotifyPlan): Promise<Sent[]> {
      const wait = plan === 'late' ? (repeatAfter(1, scale || 1) ?? 0) : 0;
      const first = { number, status, plan, attempts: 0, isOver: false };
      const delivery: Delivery = { ...first, nextAt: Date.now() + wait };
      keep(delivery);
      return scale > 0 && wait === 0 ? attempt(delivery) : [];
    },
    /** Every outstanding step now, of one number or of all, whatever the hour. */
    run: (number?: string) =>
      runAll([...pending.values()].filter((one) => number === undefined || one.number === number)),
    pending: () => [...pending.values()],
    forget: () => {
      for (const delivery of pending.values()) keep({ ...delivery, isOver: true });
      dispatch.forget();
    },
    stop: () => clearInterval(timer),
  };
}

export type Deliveries = ReturnType<typeof createDeliveries>;

const isSuccess = ({ answer, isGenuine }: Sent) => isGenuine && answer === 'success';
