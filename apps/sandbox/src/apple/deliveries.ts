import { openJournal } from '../lib/journal.ts';
import { createDeliveries, type Deliveries, type Delivery } from '../notify/deliveries.ts';
import type { Dispatch, Sent } from './dispatch.ts';
import type { Notice } from './notice.ts';

const HOUR_MS = 3_600_000;
/** Until the app's owner answers 200: at once, then after each of these. */
const REPEATS_MS = [1, 12, 24, 48, 72].map((hours) => hours * HOUR_MS);

/** A notice is kept whole: a purchase remembers only how it stands now. */
interface Told {
  notice: Notice;
}
export type AppleDeliveries = Deliveries<Told, Sent>;

export interface AppleDeliveryOptions {
  folder: string | undefined;
  dispatch: Dispatch;
  scale: number;
}

/** Notices on Apple's schedule. */
export function openDeliveries({ folder, dispatch, scale }: AppleDeliveryOptions): AppleDeliveries {
  return createDeliveries<Told, Sent>({
    journal: openJournal<Delivery<Told>>(folder, 'apple-deliveries'),
    keyOf: ({ notice }) => notice.notificationUUID,
    send: ({ notice }, plan, attempts) => dispatch.send(notice, plan, attempts),
    isHeard: ({ notificationUUID, isGenuine, httpStatus }, { notice }) =>
      notificationUUID === notice.notificationUUID && isGenuine && httpStatus === 200,
    forget: dispatch.forget,
    repeatsMs: REPEATS_MS,
    scale,
    // One purchase may have several on their way, which tell a story.
    atOnce: 1,
  });
}
