import { activityGiftTexts as texts } from '@juban/contract/texts/activity-gift';
import { fill } from '@juban/contract/texts/fill';
import { minuteText, monthDayText } from '@juban/domain/shanghai-words';
import { countText } from '../../ui/count-text.ts';
import type { Activity, ActivityInfo } from './activity-data.ts';

export type Gift = NonNullable<Activity['realItem']>;
export type OwnGift = NonNullable<ActivityInfo['realItem']>;

/** 1月18日 10:00 */
const momentText = (at: number): string => `${monthDayText(at)} ${minuteText(at).slice(-5)}`;

/** 1月17日 24:00: the end of a day is shown as part of that day. */
function deadlineText(at: number): string {
  const text = momentText(at);
  return text.endsWith('00:00') ? `${monthDayText(at - 1)} 24:00` : text;
}

/** KQAB MNPR DEFG: easier to read aloud and compare. */
export const entryText = (entryNo: string): string => entryNo.replace(/(.{4})(?=.)/g, '$1 ');

export const isDrawn = ({ draw }: Gift): boolean => draw.participants !== null;

/** The time of the draw, or the number of entries it was drawn from. */
export function drawText({ draw }: Gift): string {
  if (draw.participants !== null) return fill(texts.drawnAt, { count: countText(draw.participants) });
  return fill(texts.drawAt, { time: momentText(draw.drawTime) });
}

export interface GiftTexts {
  title: string;
  hint: string;
}

/** Text for visitors. */
export const guestTexts = (gift: Gift): GiftTexts | undefined =>
  isDrawn(gift) ? { title: texts.loginForResult, hint: '' } : undefined;

/** Text about the user's own gift; undefined if there is nothing to say. */
export function giftTexts(gift: Gift, own: OwnGift): GiftTexts | undefined {
  const words: Readonly<Record<OwnGift['result'], GiftTexts | undefined>> = {
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
