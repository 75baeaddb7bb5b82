import type { Journal } from '../lib/journal.ts';
import type { NotifyPlan } from '../wallet/faults.ts';
import type { Dispatch, Sent } from './dispatch.ts';
import type { Notice } from './notice.ts';

const HOUR_MS = 3_600_000;
/** Until the app's owner answers 200: at once, then after each of these. */
const REPEATS_MS = [1, 12, 24, 48, 72].map((hours) => hours * HOUR_MS);
const TICK_MS = 250;

/** One notice on its way, until it is heard or given up. */
export interface Delivery {
  notice: Notice;
  plan: NotifyPlan;
  attempts: number;
  nextAt: number;
  isOver: boolean;
}

export interface DeliveryOptions {
  journal: Journal<Delivery>;
  dispatch: Dispatch;
  /** How many times faster than Apple's own hours; 0 leaves every step to `run`. */
  scale: number;
}

const keyOf = ({ notice }: Delivery) => notice.notificationUUID;

/** Notices on Apple's schedule. */
export function createDeliveries({ journal, dispatch, scale }: DeliveryOptions) {
  const pending = new Map<string, Delivery>();
  for (const delivery of journal.past) note(delivery);
  const timer = scale > 0 ? setInterval(() => void runDue(), TICK_MS) : undefined;
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
    const attempts = delivery.attempts + 1;
    const wait = REPEATS_MS[attempts - 1];
    const nextAt = Date.now() + (wait ?? 0) / (scale || 1);
    // Moved on before it is sent: a slow answer must not let the clock send it again.
    const after = { ...delivery, attempts, nextAt, isOver: wait === undefined };
    keep(after);
    const sent = await dispatch.send(delivery.notice, delivery.plan, attempts);
    const isHeard = sent.some(
      ({ notificationUUID, isGenuine, httpStatus }) =>
        notificationUUID === keyOf(delivery) && isGenuine && httpStatus === 200,
    );
    if (isHeard || dispatch.isFinal(delivery.plan)) keep({ ...after, isOver: true });
    return sent;
  }

  async function runAll(deliveries: readonly Delivery[]): Promise<Sent[]> {
    const sent: Sent[] = [];
    for (const delivery of deliveries) {
      // One that moved on in the meantime is somebody else's already.
      if (pending.get(keyOf(delivery)) === delivery) sent.push(...(await attempt(delivery)));
    }
    return sent;
  }

  const runDue = () => runAll([...pending.values()].filter(({ nextAt }) => nextAt <= Date.now()));

  return {
    /** The first attempt leaves at once, unless the plan says late; with a scale of 0 nothing leaves by itself. */
    async announce(notice: Notice, plan: NotifyPlan): Promise<Sent[]> {
      const wait = plan === 'late' ? (REPEATS_MS[0] ?? 0) / (scale || 1) : 0;
      const delivery = { notice, plan, attempts: 0, nextAt: Date.now() + wait, isOver: false };
      keep(delivery);
      return scale > 0 && wait === 0 ? attempt(delivery) : [];
    },
    /** Every outstanding step now, whatever the hour. */
    run: () => runAll([...pending.values()]),
    pending: () => [...pending.values()],
    forget: () => {
      for (const delivery of pending.values()) keep({ ...delivery, isOver: true });
      dispatch.forget();
    },
    stop: () => clearInterval(timer),
  };
}

export type Deliveries = ReturnType<typeof createDeliveries>;
