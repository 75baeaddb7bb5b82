import { openJournal } from '../lib/journal.ts';
import { createDeliveries, type Deliveries, type Delivery } from '../notify/deliveries.ts';
import type { Dispatch, Sent } from './dispatch.ts';
import type { Notice } from './notice.ts';

const MINUTE_MS = 60_000;
/** Until the merchant answers `success`: at once, then after each of these. */
const REPEATS_MS = [4, 10, 10, 60, 120, 360, 900].map((minutes) => minutes * MINUTE_MS);
const AT_ONCE = 16;

/** What is told, as it stood; it may have gone on since. */
export type Told = Pick<Notice, 'number' | 'status'>;
export type AlipayDeliveries = Deliveries<Told, Sent>;

export interface AlipayDeliveryOptions {
  folder: string | undefined;
  dispatch: Dispatch;
  find(told: Told): Notice | undefined;
  scale: number;
}

/** Notifications of trades and agreements on Alipay's schedule. */
export function openDeliveries({ folder, dispatch, find, scale }: AlipayDeliveryOptions): AlipayDeliveries {
  return createDeliveries<Told, Sent>({
    journal: openJournal<Delivery<Told>>(folder, 'alipay-deliveries'),
    keyOf: ({ number, status }) => `${number} ${status}`,
    send(told, plan, attempts) {
      const notice = find(told);
      return notice && dispatch.send(notice, plan, attempts);
    },
    isHeard: (sent, { number }) => sent.number === number && sent.isGenuine && sent.answer === 'success',
    forget: dispatch.forget,
    repeatsMs: REPEATS_MS,
    scale,
    atOnce: AT_ONCE,
  });
}
