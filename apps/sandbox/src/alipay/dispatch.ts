import type { FaultSwitch, NotifyPlan } from './faults.ts';
import { type Merchants, newKeyPair } from './merchants.ts';
import { FORGERY_NAMES, forgeNotification, writeNotification } from './notification.ts';
import type { Trade } from './trade.ts';

const TIME_LIMIT_MS = 10_000;

export interface Sent {
  outTradeNo: string;
  isGenuine: boolean;
  /** 0 when nobody answered. */
  httpStatus: number;
  answer: string;
}

interface Envelope {
  trade: Trade;
  body: string;
  isGenuine: boolean;
}

/** Writes and posts notifications, by the trade's plan first, then by the switch. */
export function createDispatch({ merchants, faults }: { merchants: Merchants; faults: FaultSwitch }) {
  let strange: ReturnType<typeof newKeyPair> | undefined;
  /** Under `reorder`: what waits until another one has gone. */
  const held: Envelope[] = [];

  async function genuine(trade: Trade, amount?: string): Promise<Envelope> {
    const body = writeNotification(trade, await merchants.of(trade.brand), amount);
    return { trade, body, isGenuine: amount === undefined };
  }

  async function optionsOf({ brand }: Trade) {
    strange ??= newKeyPair();
    const { privateKey: strangeKey } = await strange;
    return { merchant: await merchants.of(brand), strangeKey, amount: faults.amount };
  }

  async function forged(trade: Trade): Promise<Envelope[]> {
    const options = await optionsOf(trade);
    return FORGERY_NAMES.map((name) => ({
      trade,
      body: forgeNotification(name, trade, options),
      isGenuine: false,
    }));
  }

  /** What leaves now instead of one plain notification. */
  async function envelopes(trade: Trade, plan: NotifyPlan, attempts: number): Promise<Envelope[]> {
    if (plan === 'drop') return [];
    if (plan === 'tampered') return forged(trade);
    const one = await genuine(trade);
    if (plan === 'twice') return [one, one];
    switch (faults.fault) {
      case 'drop':
        return [];
      case 'delay':
        return attempts === 1 ? [] : [one];
      case 'duplicate':
        return [one, one];
      case 'tamper':
        return forged(trade);
      case 'amount':
        return [await genuine(trade, faults.amount ?? '0.01')];
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
    async send(trade: Trade, plan: NotifyPlan, attempts: number): Promise<Sent[]> {
      const leaving = await envelopes(trade, plan, attempts);
      const sent: Sent[] = [];
      for (const envelope of leaving) sent.push(await post(envelope));
      return sent;
    },
    /** A plan that ends with its first attempt, heard or not. */
    isFinal: (plan: NotifyPlan) => plan === 'drop' || plan === 'tampered',
    async write(trade: Trade, forgery?: (typeof FORGERY_NAMES)[number]): Promise<string> {
      return forgery
        ? forgeNotification(forgery, trade, await optionsOf(trade))
        : (await genuine(trade)).body;
    },
  };
}

export type Dispatch = ReturnType<typeof createDispatch>;

async function post({ trade, body, isGenuine }: Envelope): Promise<Sent> {
  const { outTradeNo } = trade;
  try {
    const response = await fetch(trade.notifyUrl, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded; charset=utf-8' },
      body,
      redirect: 'manual',
      signal: AbortSignal.timeout(TIME_LIMIT_MS),
    });
    return { outTradeNo, isGenuine, httpStatus: response.status, answer: await response.text() };
  } catch {
    return { outTradeNo, isGenuine, httpStatus: 0, answer: '' };
  }
}
