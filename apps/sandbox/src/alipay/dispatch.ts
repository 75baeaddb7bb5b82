import { newKeyPair } from '../lib/key-pair.ts';
import type { FaultSwitch, NotifyPlan } from '../notify/faults.ts';
import { createOutgoing } from '../notify/outgoing.ts';
import { type Posted, post } from '../notify/post.ts';
import type { Merchants } from './merchants.ts';
import type { Notice } from './notice.ts';
import { FORGERY_NAMES, forgeNotification, writeNotification } from './notification.ts';

const TIME_LIMIT_MS = 10_000;
const FORM = { 'content-type': 'application/x-www-form-urlencoded; charset=utf-8' };

export interface Sent extends Posted {
  /** The merchant's number of the trade or agreement. */
  number: string;
}

interface Envelope {
  notice: Notice;
  body: string;
  isGenuine: boolean;
}

/** Writes and posts notifications. The plan of the notification takes precedence over the fault switch. */
export function createDispatch({ merchants, faults }: { merchants: Merchants; faults: FaultSwitch }) {
  let untrusted: ReturnType<typeof newKeyPair> | undefined;
  const outgoing = createOutgoing<Envelope>(faults);

  async function genuine(notice: Notice, amount?: string): Promise<Envelope> {
    const body = writeNotification(notice, await merchants.of(notice.brand), amount);
    return { notice, body, isGenuine: amount === undefined };
  }

  async function optionsOf({ brand }: Notice) {
    untrusted ??= newKeyPair();
    const { privateKey: untrustedKey } = await untrusted;
    return { merchant: await merchants.of(brand), untrustedKey, amount: faults.amount };
  }

  async function forged(notice: Notice): Promise<Envelope[]> {
    const options = await optionsOf(notice);
    return FORGERY_NAMES.map((name) => ({
      notice,
      body: forgeNotification(name, notice, options),
      isGenuine: false,
    }));
  }

  return {
    async send(notice: Notice, plan: NotifyPlan, attempts: number): Promise<Sent[]> {
      const writer = {
        genuine: () => genuine(notice),
        forged: () => forged(notice),
        wrongAmount: () => genuine(notice, faults.amount ?? '0.01'),
      };
      const sent: Sent[] = [];
      for (const envelope of await outgoing.select(plan, attempts, writer))
        sent.push(await postNotice(envelope));
      return sent;
    },
    forget: outgoing.forget,
    async write(notice: Notice, forgery?: (typeof FORGERY_NAMES)[number]): Promise<string> {
      return forgery
        ? forgeNotification(forgery, notice, await optionsOf(notice))
        : (await genuine(notice)).body;
    },
  };
}

export type Dispatch = ReturnType<typeof createDispatch>;

async function postNotice({ notice: { number, notifyUrl }, body, isGenuine }: Envelope): Promise<Sent> {
  return { number, ...(await post({ notifyUrl, headers: FORM, body, isGenuine }, TIME_LIMIT_MS)) };
}
