import { fill } from '@juban/contract/texts/fill';
import { giftTexts } from '@juban/contract/texts/gift';
import { GIFT_BUNDLES } from '@juban/domain/gift-bundles';
import { minuteText, shortText } from '@juban/domain/shanghai-words';
import type { Gift } from './gift-data.ts';

/** Within this many days the deadline is highlighted. */
const NEAR_DAYS = 3;

export interface Deadline {
  text: string;
  isNear: boolean;
}

/** The deadline, or when the next gift can be claimed. */
export function deadlineOf({ type, status, endTime, nextTime, leftDays }: Gift): Deadline {
  if (status === 2) return { text: nextOf(type, nextTime), isNear: false };
  const end = endTime ?? 0;
  const days = leftDays ?? 0;
  if (days < 1) return { text: fill(giftTexts.lastHours, { time: shortText(end) }), isNear: true };
  if (days < NEAR_DAYS)
    return { text: fill(giftTexts.lastDays, { days, time: shortText(end) }), isNear: true };
  return { text: fill(giftTexts.claimBefore, { time: minuteText(end) }), isNear: false };
}

/** A renewing package gets its next gift with its next charge, and needs no other purchase. */
function nextOf(type: Gift['type'], nextTime: Gift['nextTime']): string {
  if (nextTime !== null) return fill(giftTexts.nextAt, { time: minuteText(nextTime) });
  return GIFT_BUNDLES[type].cards === null ? giftTexts.takenUntilRenewal : giftTexts.allTaken;
}
