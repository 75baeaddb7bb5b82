import type { FaultSwitch, NotifyPlan } from '../alipay/faults.ts';
import { fenOf } from '../alipay/values.ts';
import type { Notice, Protocol } from './protocol.ts';
import type { Trade } from './trade.ts';

const TIME_LIMIT_MS = 5_000;
const LIE_FEN = 1;

export interface Sent {
  outTradeNo: string;
  isGenuine: boolean;
  isHeard: boolean;
  /** 0 when nobody answered. */
  httpStatus: number;
  answer: string;
}

interface Envelope {
  trade: Trade;
  notice: Notice;
  isGenuine: boolean;
}

/** Writes and posts notifications, by the trade's plan first, then by the switch. */
export function createDispatch(protocol: Protocol, faults: FaultSwitch) {
  /** Under `reorder`: what waits until another one has gone. */
  const held: Envelope[] = [];

  async function genuine(trade: Trade, lie?: number): Promise<Envelope> {
    const notice = await protocol.write(trade, lie ?? trade.fen);
    return { trade, notice, isGenuine: lie === undefined };
  }
  const lie = () => fenOf(faults.amount) ?? LIE_FEN;
  const forged = (trade: Trade): Promise<Envelope[]> =>
    Promise.all(
      Object.values(protocol.forgeries).map(async (forge) => ({
        trade,
        notice: await forge(trade, lie()),
        isGenuine: false,
      })),
    );

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
        return [await genuine(trade, lie())];
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

  async function post({ trade, notice, isGenuine }: Envelope): Promise<Sent> {
    const { outTradeNo, notifyUrl } = trade;
    try {
      const response = await fetch(notifyUrl, {
        method: 'POST',
        ...notice,
        redirect: 'manual',
        signal: AbortSignal.timeout(TIME_LIMIT_MS),
      });
      const [httpStatus, answer] = [response.status, await response.text()];
      const isHeard = isGenuine && protocol.isHeard(httpStatus, answer);
      return { outTradeNo, isGenuine, isHeard, httpStatus, answer };
    } catch {
      return { outTradeNo, isGenuine, isHeard: false, httpStatus: 0, answer: '' };
    }
  }

  return {
    async send(trade: Trade, plan: NotifyPlan, attempts: number): Promise<Sent[]> {
      const sent: Sent[] = [];
      for (const envelope of await envelopes(trade, plan, attempts)) sent.push(await post(envelope));
      return sent;
    },
    /** A plan that ends with its first attempt, heard or not. */
    isFinal: (plan: NotifyPlan) => plan === 'drop' || plan === 'tampered',
    /** The notification that would be posted now, or a forgery of it; undefined for one nobody knows. */
    async write(trade: Trade, forgery?: string): Promise<Notice | undefined> {
      if (!forgery) return (await genuine(trade)).notice;
      return protocol.forgeries[forgery]?.(trade, lie());
    },
  };
}

export type Dispatch = ReturnType<typeof createDispatch>;
