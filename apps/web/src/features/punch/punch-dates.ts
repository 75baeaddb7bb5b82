import { fill } from '@juban/contract/texts/fill';
import { punchTexts as texts } from '@juban/contract/texts/punch';
import { shanghaiDay } from '@juban/domain/shanghai-day';

const SHANGHAI_OFFSET_MS = 8 * 3_600_000;

/** 11 月 19 日, in Shanghai. */
function dayText(at: number): string {
  const [, month = '', day = ''] = shanghaiDay(new Date(at)).split('-');
  return fill(texts.monthDay, { month: Number(month), day: Number(day) });
}

const timeText = (at: number) => new Date(at + SHANGHAI_OFFSET_MS).toISOString().slice(11, 16);

/** Until when one may begin, to the minute; until when the seven days run, which is a midnight. */
export function endText({ isBegun, endTime }: { isBegun: boolean; endTime: number | undefined }): string {
  if (endTime === undefined) return '';
  if (isBegun) return fill(texts.endsOn, { date: dayText(endTime - 1) });
  return fill(texts.startBy, { date: `${dayText(endTime)} ${timeText(endTime)}` });
}
