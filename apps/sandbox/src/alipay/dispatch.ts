import type { FaultSwitch, NotifyPlan } from './faults.ts';
import { type Merchants, newKeyPair } from './merchants.ts';
import type { Notice } from './notice.ts';
import { FORGERY_NAMES, forgeNotification, writeNotification } from './notification.ts';

const TIME_LIMIT_MS = 10_000;

export interface Sent {
  /** The merchant's own, of a trade or an agreement. */
  number: string;
  isGenuine: boolean;
  /** 0 when nobody answered. */
  httpStatus: number;
  answer: string;
}

interface Envelope {
  notice: Notice;
  body: string;
  isGenuine: boolean;
}

/** Writes and posts notifications, by its own plan first, then by the switch. */
export function createDispatch({ merchants, faults }: { merchants: Merchants; faults: FaultSwitch }) {
  let strange: ReturnType<typeof newKeyPair> | undefined;
  /** Under `reorder`: what waits until another one has gone. */
  const held: Envelope[] = [];

  async function genuine(notice: Notice, amount?: string): Promise<Envelope> {
    const body = writeNotification(notice, await merchants.of(notice.brand), amount);
    return { notice, body, isGenuine: amount === undefined };
  }

  async function optionsOf({ brand }: Notice) {
    strange ??= newKeyPair();
    const { privateKey: strangeKey } = await strange;
    return { merchant: await merchants.of(brand), strangeKey, amount: faults.amount };
  }

  async function forged(notice: Notice): Promise<Envelope[]> {
    const options = await optionsOf(notice);
    return FORGERY_NAMES.map((name) => ({
      notice,
      body: forgeNotification(name, notice, options),
      isGenuine: false,
    }));
  }

  /** What leaves now instead of one plain notification. */
  async function envelopes(notice: Notice, plan: NotifyPlan, attempts: number): Promise<Envelope[]> {
    if (plan === 'drop') return [];
    if (plan === 'tampered') return forged(notice);
    const one = await genuine(notice);
    if (plan === 'twice') return [one, one];
    switch (faults.fault) {
      case 'drop':
        return [];
      case 'delay':
        return attempts === 1 ? [] : [one];
      case 'duplicate':
        return [one, one];
      case 'tamper':
        return forged(notice);
      case 'amount':
        return [await genuine(notice, faults.amount ?? '0.01')];
      case 'reorder':
        return attempts > 1 ? [one] : inOtherOrder(one);
      default:
        return [one, ...held.splice(0)];
    }
  }

  function inOtherOrder(one: Envelope): Envelope[] {
    const waiting = held.splice(0);
    if (waiting.length > 0) return [one, ...waiting];
    held.push(one);
    return [];
  }

  return {
    async send(notice: Notice, plan: NotifyPlan, attempts: number): Promise<Sent[]> {
      const leaving = await envelopes(notice, plan, attempts);
      const sent: Sent[] = [];
      for (const envelope of leaving) sent.push(await post(envelope));
      return sent;
    },
    /** A plan that ends with its first attempt, heard or not. */
    isFinal: (plan: NotifyPlan) => plan === 'drop' || plan === 'tampered',
    async write(notice: Notice, forgery?: (typeof FORGERY_NAMES)[number]): Promise<string> {
      return forgery
        ? forgeNotification(forgery, notice, await optionsOf(notice))
        : (await genuine(notice)).body;
    },
  };
}

export type Dispatch = ReturnType<typeof createDispatch>;

async function post({ notice, body, isGenuine }: Envelope): Promise<Sent> {
  const { number } = notice;
  try {
    const response = await fetch(notice.notifyUrl, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded; charset=utf-8' },
      body,
      redirect: 'manual',
      signal: AbortSignal.timeout(TIME_LIMIT_MS),
    });
    return { number, isGenuine, httpStatus: response.status, answer: await response.text() };
  } catch {
    return { number, isGenuine, httpStatus: 0, answer: '' };
  }
}
