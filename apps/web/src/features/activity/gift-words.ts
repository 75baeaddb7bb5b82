import { activityGiftTexts as texts } from '@juban/contract/texts/activity-gift';
import { fill } from '@juban/contract/texts/fill';
import { minuteText, monthDayText } from '@juban/domain/shanghai-words';
import { countText } from '../../ui/count-text.ts';
import type { Activity, ActivityInfo } from './activity-data.ts';

export type Gift = NonNullable<Activity['realItem']>;
export type OwnGift = NonNullable<ActivityInfo['realItem']>;

/** 1月18日 10:00 */
const momentText = (at: number): string => `${monthDayText(at)} ${minuteText(at).slice(-5)}`;

/** 1月17日 24:00: the end of a day reads as the day's own. */
function deadlineText(at: number): string {
  const text = momentText(at);
  return text.endsWith('00:00') ? `${monthDayText(at - 1)} 24:00` : text;
}

/** KQAB MNPR DEFG: read aloud and compared more easily. */
export const entryText = (entryNo: string): string => entryNo.replace(/(.{4})(?=.)/g, '$1 ');

export const isDrawn = ({ draw }: Gift): boolean => draw.participants !== null;

/** When it is drawn, or from how many it was. */
export function drawText({ draw }: Gift): string {
  if (draw.participants !== null) return fill(texts.drawnAt, { count: countText(draw.participants) });
  return fill(texts.drawAt, { time: momentText(draw.drawTime) });
}

export interface GiftWords {
  title: string;
  hint: string;
}

/** Told to readers who are not logged in. */
export const guestWords = (gift: Gift): GiftWords | undefined =>
  isDrawn(gift) ? { title: texts.loginForResult, hint: '' } : undefined;

/** What is told to the reader of their own gift; undefined where there is nothing to tell. */
export function giftWords(gift: Gift, own: OwnGift): GiftWords | undefined {
  const words: Readonly<Record<OwnGift['result'], GiftWords | undefined>> = {
    NONE:
      own.rewardStatus === 'REWARD'
        ? { title: fill(texts.deadline, { time: deadlineText(gift.draw.deadline) }), hint: '' }
        : undefined,
    MISSED: { title: texts.missed, hint: texts.missedHint },
    WAITING: {
      title: texts.waiting,
      hint: fill(texts.waitingHint, { time: momentText(gift.draw.drawTime) }),
    },
    NOT_WON: { title: texts.notWon, hint: texts.notWonHint },
    WON: { title: texts.won, hint: texts.wonHint },
    SENT: {
      title: texts.sent,
      hint: fill(texts.sentHint, { courier: own.courier, trackingNo: own.trackingNo }),
    },
  };
  return words[own.result];
}
