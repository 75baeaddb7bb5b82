import { fill } from '@juban/contract/texts/fill';
import { giftTexts } from '@juban/contract/texts/gift';
import { GIFT_BUNDLES } from '@juban/domain/gift-bundles';
import { minuteText, shortText } from '@juban/domain/shanghai-words';
import type { Gift } from './gift-data.ts';

/** From here on the deadline is shown as one that is near. */
const NEAR_DAYS = 3;

export interface Deadline {
  text: string;
  isNear: boolean;
}

/** Until when it can be claimed, or when the next one can. */
export function deadlineOf({ type, status, endTime, nextTime, leftDays }: Gift): Deadline {
  if (status === 2) return { text: nextOf(type, nextTime), isNear: false };
  const end = endTime ?? 0;
  const days = leftDays ?? 0;
  if (days < 1) return { text: fill(giftTexts.lastHours, { time: shortText(end) }), isNear: true };
  if (days < NEAR_DAYS)
    return { text: fill(giftTexts.lastDays, { days, time: shortText(end) }), isNear: true };
  return { text: fill(giftTexts.claimBefore, { time: minuteText(end) }), isNear: false };
}

/** What renews has no next one before its next charge, but needs no other purchase either. */
function nextOf(type: Gift['type'], nextTime: Gift['nextTime']): string {
  if (nextTime !== null) return fill(giftTexts.nextAt, { time: minuteText(nextTime) });
  return GIFT_BUNDLES[type].cards === null ? giftTexts.takenUntilRenewal : giftTexts.allTaken;
}
