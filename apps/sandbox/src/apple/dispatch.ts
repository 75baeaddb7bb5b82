import type { FaultSwitch, NotifyPlan } from '../notify/faults.ts';
import { createOutgoing } from '../notify/outgoing.ts';
import { type Posted, post } from '../notify/post.ts';
import { FORGERY_NAMES } from './jws.ts';
import type { Notice } from './notice.ts';
import type { Signer } from './signer.ts';

const TIME_LIMIT_MS = 10_000;
const JSON_TEXT = { 'content-type': 'application/json' };
const MILLI_UNITS = 1_000;

export interface Sent extends Posted {
  notificationUUID: string;
}

interface Envelope {
  notice: Notice;
  body: string;
  isGenuine: boolean;
}

/** Writes and posts notifications. The plan of the notification takes precedence over the fault switch. */
export function createDispatch({ signer, faults }: { signer: Signer; faults: FaultSwitch }) {
  const outgoing = createOutgoing<Envelope>(faults);

  const genuine = (notice: Notice): Envelope => ({ notice, body: signer.notice(notice), isGenuine: true });

  /** A wrong price that is correctly signed by the store. */
  function withWrongPrice(notice: Notice): Envelope {
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
      const writer = {
        genuine: () => genuine(notice),
        forged: () => forged(notice),
        wrongAmount: () => withWrongPrice(notice),
      };
      for (const envelope of await outgoing.select(plan, attempts, writer))
        sent.push(await postNotice(envelope));
      return sent;
    },
    forget: outgoing.forget,
  };
}

export type Dispatch = ReturnType<typeof createDispatch>;

async function postNotice({ notice, body, isGenuine }: Envelope): Promise<Sent> {
  const { notificationUUID, purchase } = notice;
  const posting = { notifyUrl: purchase.notifyUrl ?? '', headers: JSON_TEXT, body, isGenuine };
  return { notificationUUID, ...(await post(posting, TIME_LIMIT_MS)) };
}
