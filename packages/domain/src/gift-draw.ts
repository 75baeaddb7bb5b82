import type { ActivityWindow } from './activity-window.ts';
import { shanghaiMidnight } from './shanghai-day.ts';

const HOUR_MS = 3_600_000;
/** Draws take place at 10:00 in Shanghai, during working hours. */
const DRAW_HOUR_MS = 10 * HOUR_MS;
const DAY_MS = 24 * HOUR_MS;

/**
 * NONE: no address yet, or the required days were not reached. MISSED: the days were reached, but no address
 * was submitted in time.
 */
export const GIFT_RESULTS = ['NONE', 'MISSED', 'WAITING', 'NOT_WON', 'WON', 'SENT'] as const;
export type GiftResult = (typeof GIFT_RESULTS)[number];

/** The first 10:00 in Shanghai at or after the end of the activity. */
export function giftDrawTime(endsAt: Date): Date {
  const sameDay = shanghaiMidnight(endsAt).getTime() + DRAW_HOUR_MS;
  return new Date(sameDay < endsAt.getTime() ? sameDay + DAY_MS : sameDay);
}

/**
 * Addresses are accepted until the earlier of both end times, so extending the activity cannot extend a
 * published deadline.
 */
export function giftWindow(
  activity: ActivityWindow,
  published: Pick<ActivityWindow, 'endsAt'>,
): ActivityWindow {
  const { startsAt, endsAt } = activity;
  return { startsAt, endsAt: published.endsAt < endsAt ? published.endsAt : endsAt };
}

/** The message that is signed with the seed to get a participant's digest. */
export const giftDrawMessage = (activity: string, entryNo: string): string => `gift:${activity}:${entryNo}`;

/** Participants sorted by their digests; independent of the input order. */
export function drawOrder(entryNos: readonly string[], digestOf: (entryNo: string) => string): string[] {
  return entryNos
    .map((entryNo) => ({ entryNo, digest: digestOf(entryNo) }))
    .sort((a, b) => compare(a.digest, b.digest) || compare(a.entryNo, b.entryNo))
    .map(({ entryNo }) => entryNo);
}

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

/** The first participants in draw order. A participant who withdrew is replaced by the next one. */
export function giftWinners(
  order: readonly string[],
  count: number,
  withdrawn: ReadonlySet<string> = new Set(),
): string[] {
  return order.filter((entryNo) => !withdrawn.has(entryNo)).slice(0, count);
}

export interface GiftFacts {
  hasAddress: boolean;
  /** Enough membership days were bought during the activity. */
  isReached: boolean;
  /** Addresses are no longer accepted. */
  isOver: boolean;
  isDrawn: boolean;
  isWinner: boolean;
  isSent: boolean;
}

export function giftResult(facts: GiftFacts): GiftResult {
  const { hasAddress, isReached, isOver, isDrawn, isWinner, isSent } = facts;
  if (!hasAddress) return isOver && isReached ? 'MISSED' : 'NONE';
  if (isSent) return 'SENT';
  if (!isDrawn) return 'WAITING';
  return isWinner ? 'WON' : 'NOT_WON';
}

export interface PublishedGiftDraw {
  /** Number of gifts. */
  count: number;
  participants: readonly string[];
  /** Participants ranked before the last winner who withdrew before their gift was sent. */
  withdrawn: readonly string[];
  winners: readonly string[];
}

/** Recomputes a published draw and returns the differences; an empty list means it is correct. */
export function findGiftDrawFaults(
  { count, participants, withdrawn, winners }: PublishedGiftDraw,
  digestOf: (entryNo: string) => string,
): string[] {
  const known = new Set(participants);
  const faults: string[] = [];
  if (known.size < participants.length) faults.push('a participant is listed twice');
  for (const entryNo of withdrawn)
    if (!known.has(entryNo)) faults.push(`${entryNo} withdrew but did not take part`);
  const due = giftWinners(drawOrder(participants, digestOf), count, new Set(withdrawn));
  const places = Math.max(due.length, winners.length);
  for (let place = 0; place < places; place += 1) {
    if (due[place] !== winners[place])
      faults.push(
        `winner ${place + 1} is ${winners[place] ?? 'missing'}, the seed draws ${due[place] ?? 'nobody'}`,
      );
  }
  return faults;
}
