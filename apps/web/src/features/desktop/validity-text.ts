import { desktopTexts } from '@juban/contract/texts/desktop';
import { membershipEndText } from '../../lib/membership-end-text.ts';

interface Facts {
  /** End of the membership in ms; null if there never was one, undefined for a visitor. */
  end: number | null | undefined;
  isActive: boolean;
}

/** The state of a membership in one line. */
export function validityText({ end, isActive }: Facts): string {
  if (end === null || end === undefined) return desktopTexts.openVip;
  if (!isActive) return desktopTexts.expired;
  return membershipEndText(end);
}
