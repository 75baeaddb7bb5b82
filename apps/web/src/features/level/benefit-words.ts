import { levelBenefitTexts as texts } from '@juban/contract/texts/level-benefits';
import type { BenefitCell, BenefitKey } from '@juban/domain/tiered-benefits';

interface BenefitGroup {
  name: string;
  keys: readonly BenefitKey[];
}

/** The table's parts, in the order they are read. */
export const BENEFIT_GROUPS: readonly BenefitGroup[] = [
  { name: texts.groupBasic, keys: ['quality', 'skipIntro', 'unlock'] },
  { name: texts.groupWatch, keys: ['episodes', 'original', 'adFree', 'splash', 'viewing'] },
  { name: texts.groupDownload, keys: ['caching', 'downloads', 'scheduled'] },
  { name: texts.groupWelfare, keys: ['bonusDays', 'discount', 'coupons'] },
  { name: texts.groupIdentity, keys: ['badges', 'backgrounds', 'danmaku', 'pendants'] },
  { name: texts.groupService, keys: ['support', 'hotline', 'notifications'] },
];

const NOTES: Partial<Record<BenefitKey, string>> = {
  quality: texts.qualityNote,
  skipIntro: texts.skipIntroNote,
  unlock: texts.unlockNote,
  splash: texts.splashNote,
  downloads: texts.downloadsNote,
  bonusDays: texts.bonusDaysNote,
  discount: texts.discountNote,
};

/** Benefits that are the same for all who have them, and yet more than a yes. */
const SAME_FOR_ALL: Partial<Record<BenefitKey, string>> = {
  discount: texts.discountValue,
  viewing: texts.viewingValue,
};

export const benefitName = (key: BenefitKey): string => texts[key];
export const benefitNote = (key: BenefitKey): string | undefined => NOTES[key];

/** The words of a cell; undefined where a plain sign says it. */
export function cellWords(key: BenefitKey, cell: BenefitCell): string | undefined {
  if (cell === 'no') return undefined;
  if (cell === 'yes') return SAME_FOR_ALL[key];
  return typeof cell === 'number' ? String(cell) : texts[cell];
}
