import { activityTexts } from '@juban/contract/texts/activity';
import { fill } from '@juban/contract/texts/fill';
import { shanghaiDay } from '@juban/domain/shanghai-day';
import type { Activity } from './activity-data.ts';

/** 2026.11.01: the date in Shanghai. */
const dotted = (at: number) => shanghaiDay(new Date(at)).replaceAll('-', '.');

/** First and last day; the end time itself is exclusive. */
export function periodText({ startTime, endTime }: Pick<Activity, 'startTime' | 'endTime'>): string {
  return fill(activityTexts.period, { from: dotted(startTime), to: dotted(endTime - 1) });
}

/** Why nothing can be claimed now; an activity that was open when loaded has ended since. */
export function closedText({ state }: Pick<Activity, 'state'>): string {
  return state === 'future' ? activityTexts.notStarted : activityTexts.ended;
}
