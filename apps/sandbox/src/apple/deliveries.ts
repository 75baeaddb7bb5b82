import { openJournal } from '../lib/journal.ts';
import { createDeliveries, type Deliveries, type Delivery } from '../notify/deliveries.ts';
import type { Dispatch, Sent } from './dispatch.ts';
import type { Notice } from './notice.ts';

const HOUR_MS = 3_600_000;
/** Notifications are repeated after these delays until the app's server answers 200. */
const RETRY_DELAYS_MS = [1, 12, 24, 48, 72].map((hours) => hours * HOUR_MS);

/** The notification is stored as a whole, because the purchase only has its current state. */
interface Subject {
  notice: Notice;
}
export type AppleDeliveries = Deliveries<Subject, Sent>;

export interface AppleDeliveryOptions {
  folder: string | undefined;
  dispatch: Dispatch;
  scale: number;
}

/** Notifications on Apple's schedule. */
export function openDeliveries({ folder, dispatch, scale }: AppleDeliveryOptions): AppleDeliveries {
  return createDeliveries<Subject, Sent>({
    journal: openJournal<Delivery<Subject>>(folder, 'apple-deliveries'),
    keyOf: ({ notice }) => notice.notificationUUID,
    send: ({ notice }, plan, attempts) => dispatch.send(notice, plan, attempts),
    isAcknowledged: ({ notificationUUID, isGenuine, httpStatus }, { notice }) =>
      notificationUUID === notice.notificationUUID && isGenuine && httpStatus === 200,
    forget: dispatch.forget,
    retryDelaysMs: RETRY_DELAYS_MS,
    scale,
    // Several notifications about one purchase must arrive in order.
    concurrency: 1,
  });
}
