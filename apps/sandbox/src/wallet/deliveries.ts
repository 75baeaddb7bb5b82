import type { Journal } from '../lib/journal.ts';
import type { Dispatch, Sent } from './dispatch.ts';
import type { NotifyPlan } from './faults.ts';
import type { Trade } from './trade.ts';

/** A payment the merchant is to be told of, until it says that it heard. */
export interface Delivery {
  outTradeNo: string;
  plan: NotifyPlan;
  attempts: number;
  nextAt: number;
  isOver: boolean;
}

export interface DeliveryOptions {
  journal: Journal<Delivery>;
  dispatch: Dispatch;
  repeatsMs: readonly number[];
  find(outTradeNo: string): Trade | undefined;
  /** How many times faster than the provider's own hours; 0 leaves every step to `run`. */
  scale: number;
}

const AT_ONCE = 16;

/** Notifications on the provider's schedule. */
export function createDeliveries({ journal, dispatch, repeatsMs, find, scale }: DeliveryOptions) {
  const pending = new Map<string, Delivery>();
  for (const delivery of journal.past) note(delivery);
  const timer = scale > 0 ? setInterval(() => void runDue(), 250) : undefined;
  timer?.unref();

  function note(delivery: Delivery): void {
    if (delivery.isOver) pending.delete(delivery.outTradeNo);
    else pending.set(delivery.outTradeNo, delivery);
  }
  function keep(delivery: Delivery): void {
    journal.write(delivery);
    note(delivery);
  }
  const waitAfter = (attempts: number) => {
    const wait = repeatsMs[attempts - 1];
    return wait === undefined ? undefined : wait / (scale || 1);
  };

  async function attempt(delivery: Delivery): Promise<Sent[]> {
    const trade = find(delivery.outTradeNo);
    const attempts = delivery.attempts + 1;
    const wait = waitAfter(attempts);
    // Moved on before it is sent: a slow answer must not let the clock send it again.
    const nextAt = Date.now() + (wait ?? 0);
    const after = { ...delivery, attempts, nextAt, isOver: wait === undefined || !trade };
    keep(after);
    // A payment is told as it was, even where it has been given back since.
    const sent = trade ? await dispatch.send({ ...trade, refunds: [] }, delivery.plan, attempts) : [];
    const isHeard = sent.some((one) => one.outTradeNo === delivery.outTradeNo && one.isHeard);
    if (isHeard || dispatch.isFinal(delivery.plan)) keep({ ...after, isOver: true });
    return sent;
  }

  async function runAll(deliveries: readonly Delivery[]): Promise<Sent[]> {
    const sent: Sent[] = [];
    for (let start = 0; start < deliveries.length; start += AT_ONCE) {
      const batch = deliveries.slice(start, start + AT_ONCE);
      // One that moved on in the meantime is somebody else's already.
      const current = batch.filter((delivery) => pending.get(delivery.outTradeNo) === delivery);
      sent.push(...(await Promise.all(current.map(attempt))).flat());
    }
    return sent;
  }

  const runDue = () => runAll([...pending.values()].filter(({ nextAt }) => nextAt <= Date.now()));

  return {
    /** The first attempt leaves at once, unless the plan says late; with a scale of 0 nothing leaves by itself. */
    async announce({ outTradeNo }: Trade, plan: NotifyPlan): Promise<Sent[]> {
      const wait = plan === 'late' ? (waitAfter(1) ?? 0) : 0;
      const delivery = { outTradeNo, plan, attempts: 0, isOver: false, nextAt: Date.now() + wait };
      keep(delivery);
      return scale > 0 && wait === 0 ? attempt(delivery) : [];
    },
    /** Every outstanding step now, of one trade or of all, whatever the hour. */
    run: (outTradeNo?: string) =>
      runAll(
        [...pending.values()].filter((one) => outTradeNo === undefined || one.outTradeNo === outTradeNo),
      ),
    pending: () => pending.size,
    forget: () => {
      for (const delivery of pending.values()) keep({ ...delivery, isOver: true });
      dispatch.forget();
    },
    stop: () => clearInterval(timer),
  };
}
