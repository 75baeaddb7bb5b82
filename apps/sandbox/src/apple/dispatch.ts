import type { FaultSwitch, NotifyPlan } from '../alipay/faults.ts';
import { FORGERY_NAMES } from './jws.ts';
import type { Notice } from './notice.ts';
import type { Signer } from './signer.ts';

const TIME_LIMIT_MS = 10_000;
const MILLI_UNITS = 1_000;

export interface Sent {
  notificationUUID: string;
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

/** Writes and posts notices, by their plan first, then by the switch. */
export function createDispatch({ signer, faults }: { signer: Signer; faults: FaultSwitch }) {
  /** Under `reorder`: what waits until another one has gone. */
  const held: Envelope[] = [];

  const genuine = (notice: Notice): Envelope => ({ notice, body: signer.notice(notice), isGenuine: true });

  /** A lie of the store's own: well signed, at another price. */
  function atOtherPrice(notice: Notice): Envelope {
    const price = Math.round(Number(faults.amount ?? '0.01') * MILLI_UNITS);
    const purchase = { ...notice.purchase, price };
    return { notice, body: signer.notice({ ...notice, purchase }), isGenuine: false };
  }

  const forged = (notice: Notice): Envelope[] =>
    FORGERY_NAMES.flatMap((name) => [
      { notice, body: signer.notice(notice, name), isGenuine: false },
      { notice, body: signer.notice(notice, undefined, name), isGenuine: false },
    ]);

  function inOtherOrder(one: Envelope): Envelope[] {
    const waiting = held.splice(0);
    if (waiting.length > 0) return [one, ...waiting];
    held.push(one);
    return [];
  }

  /** What leaves now instead of one plain notice. */
  function envelopes(notice: Notice, plan: NotifyPlan, attempts: number): Envelope[] {
    if (plan === 'drop') return [];
    if (plan === 'tampered') return forged(notice);
    const one = genuine(notice);
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
        return [atOtherPrice(notice)];
      case 'reorder':
        return attempts > 1 ? [one] : inOtherOrder(one);
      default:
        return [one, ...held.splice(0)];
    }
  }

  return {
    async send(notice: Notice, plan: NotifyPlan, attempts: number): Promise<Sent[]> {
      const sent: Sent[] = [];
      for (const envelope of envelopes(notice, plan, attempts)) sent.push(await post(envelope));
      return sent;
    },
    /** A plan that ends with its first attempt, heard or not. */
    isFinal: (plan: NotifyPlan) => plan === 'drop' || plan === 'tampered',
  };
}

export type Dispatch = ReturnType<typeof createDispatch>;

async function post({ notice, body, isGenuine }: Envelope): Promise<Sent> {
  const { notificationUUID } = notice;
  try {
    const response = await fetch(notice.purchase.notifyUrl ?? '', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body,
      redirect: 'manual',
      signal: AbortSignal.timeout(TIME_LIMIT_MS),
    });
    return { notificationUUID, isGenuine, httpStatus: response.status, answer: await response.text() };
  } catch {
    return { notificationUUID, isGenuine, httpStatus: 0, answer: '' };
  }
}
