import { fill } from '@juban/contract/texts/fill';
import { punchTexts as texts } from '@juban/contract/texts/punch';
import { clockText, monthDayText } from '@juban/domain/shanghai-words';

/** The deadline for starting, with minutes; the end of the seven days, which is midnight. */
export function endText({ isBegun, endTime }: { isBegun: boolean; endTime: number | undefined }): string {
  if (endTime === undefined) return '';
  if (isBegun) return fill(texts.endsOn, { date: monthDayText(endTime - 1) });
  return fill(texts.startBy, { date: `${monthDayText(endTime)} ${clockText(endTime)}` });
}
