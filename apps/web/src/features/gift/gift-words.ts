import { fill } from '@juban/contract/texts/fill';
import { giftTexts } from '@juban/contract/texts/gift';
import type { Gift } from './gift-data.ts';

const SHANGHAI_OFFSET_MS = 8 * 3_600_000;
/** From here on the deadline is shown as one that is near. */
const NEAR_DAYS = 3;

/** 2026-11-02 21:14, in Shanghai, wherever the reader is. */
export function minuteOf(at: number): string {
  return new Date(at + SHANGHAI_OFFSET_MS).toISOString().slice(0, 16).replace('T', ' ');
}

const withoutYear = (at: number): string => minuteOf(at).slice(5);

export interface Deadline {
  text: string;
  isNear: boolean;
}

/** Until when it can be claimed, or when the next one can. */
export function deadlineOf({ status, endTime, nextTime, leftDays }: Gift): Deadline {
  if (status === 2) {
    const text =
      nextTime === null ? giftTexts.allTaken : fill(giftTexts.nextAt, { time: minuteOf(nextTime) });
    return { text, isNear: false };
  }
  const end = endTime ?? 0;
  const days = leftDays ?? 0;
  if (days < 1) return { text: fill(giftTexts.lastHours, { time: withoutYear(end) }), isNear: true };
  if (days < NEAR_DAYS)
    return { text: fill(giftTexts.lastDays, { days, time: withoutYear(end) }), isNear: true };
  return { text: fill(giftTexts.claimBefore, { time: minuteOf(end) }), isNear: false };
}
