import { desktopTexts } from '@juban/contract/texts/desktop';
import { fill } from '@juban/contract/texts/fill';
import { isPermanent } from '@juban/domain/membership';
import { shanghaiDay } from '@juban/domain/shanghai-day';

interface Facts {
  /** End of the membership in ms; null where there never was one, undefined for nobody. */
  end: number | null | undefined;
  isActive: boolean;
}

/** What a membership is at, in one line. */
export function validityText({ end, isActive }: Facts): string {
  if (end === null || end === undefined) return desktopTexts.openVip;
  if (!isActive) return desktopTexts.expired;
  const date = new Date(end);
  return isPermanent(date)
    ? desktopTexts.permanent
    : fill(desktopTexts.validUntil, { date: shanghaiDay(date) });
}
