import { fill } from '@juban/contract/texts/fill';
import { levelBenefitTexts as texts } from '@juban/contract/texts/level-benefits';
import type { BenefitCell, BenefitKey } from '@juban/domain/tiered-benefits';
import { BENEFIT_GROUPS, benefitName, cellWords } from './benefit-words.ts';
import { type Benefit, cellOf } from './benefits.ts';

export interface Perk {
  key: BenefitKey;
  name: string;
  note: string;
  /** The selected level has it, and it is online. */
  isOn: boolean;
}

/** The card of the level's reward says how many days there are to claim; the table's row has other numbers. */
const REWARDED: BenefitKey = 'bonusDays';

/** In a tile a bare number needs its unit. */
const UNITS: Partial<Record<BenefitKey, (value: number) => string>> = {
  downloads: (tasks) => fill(texts.perkDownloads, { tasks }),
};

function noteOf({ key, cells }: Benefit, cell: BenefitCell): string {
  if (cell === 'no') {
    return fill(texts.unlocksAt, { level: cells.findIndex((candidate) => candidate !== 'no') });
  }
  return (typeof cell === 'number' && UNITS[key]?.(cell)) || cellWords(key, cell) || texts.yes;
}

/** All benefits as they are at a level: what it has, what comes later, what is still to come. */
export function perksOf(benefits: ReadonlyMap<BenefitKey, Benefit>, level: number): readonly Perk[] {
  const perks = BENEFIT_GROUPS.flatMap(({ keys }) => keys).flatMap((key) => {
    const benefit = benefits.get(key);
    if (!benefit || key === REWARDED) return [];
    const cell = cellOf(benefit, level);
    return {
      key,
      name: benefitName(key),
      note: noteOf(benefit, cell),
      isOn: cell !== 'no' && cell !== 'soon',
    };
  });
  return [...perks.filter(({ isOn }) => isOn), ...perks.filter(({ isOn }) => !isOn)];
}
