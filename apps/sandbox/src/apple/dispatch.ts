import type { FaultSwitch, NotifyPlan } from '../notify/faults.ts';
import { createLeaving } from '../notify/leaving.ts';
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
  const leaving = createLeaving<Envelope>(faults);

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

  return {
    async send(notice: Notice, plan: NotifyPlan, attempts: number): Promise<Sent[]> {
      const sent: Sent[] = [];
      const writing = {
        genuine: () => genuine(notice),
        forged: () => forged(notice),
        lied: () => atOtherPrice(notice),
      };
      for (const envelope of await leaving.leave(plan, attempts, writing)) sent.push(await post(envelope));
      return sent;
    },
    forget: leaving.forget,
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
