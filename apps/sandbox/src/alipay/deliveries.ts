import { openJournal } from '../lib/journal.ts';
import { createDeliveries, type Deliveries, type Delivery } from '../notify/deliveries.ts';
import type { Dispatch, Sent } from './dispatch.ts';
import type { Notice } from './notice.ts';

const MINUTE_MS = 60_000;
/** Notifications are repeated after these delays until the merchant answers `success`. */
const RETRY_DELAYS_MS = [4, 10, 10, 60, 120, 360, 900].map((minutes) => minutes * MINUTE_MS);
const CONCURRENCY = 16;

/** The trade or agreement and the status to report, which may have changed since. */
export type Subject = Pick<Notice, 'number' | 'status'>;
export type AlipayDeliveries = Deliveries<Subject, Sent>;

export interface AlipayDeliveryOptions {
  folder: string | undefined;
  dispatch: Dispatch;
  find(subject: Subject): Notice | undefined;
  scale: number;
}

/** Notifications about trades and agreements, on Alipay's schedule. */
export function openDeliveries({ folder, dispatch, find, scale }: AlipayDeliveryOptions): AlipayDeliveries {
  return createDeliveries<Subject, Sent>({
    journal: openJournal<Delivery<Subject>>(folder, 'alipay-deliveries'),
    keyOf: ({ number, status }) => `${number} ${status}`,
    send(subject, plan, attempts) {
      const notice = find(subject);
      return notice && dispatch.send(notice, plan, attempts);
    },
    isAcknowledged: (sent, { number }) =>
      sent.number === number && sent.isGenuine && sent.answer === 'success',
    forget: dispatch.forget,
    retryDelaysMs: RETRY_DELAYS_MS,
    scale,
    concurrency: CONCURRENCY,
  });
}
