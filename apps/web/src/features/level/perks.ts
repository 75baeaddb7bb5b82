import { fill } from '@juban/contract/texts/fill';
import { levelPageTexts as texts } from '@juban/contract/texts/level-pages';
import { type Benefit, cellOf } from './benefits.ts';

export interface Perk {
  benefit: Benefit;
  note: string;
  /** The selected level has it, and it is available. */
  isOn: boolean;
}

function noteOf(benefit: Benefit, level: number): string {
  const own = cellOf(benefit, level);
  if (own) return own;
  const first = benefit.tiers.cells.findIndex((cell, column) => column > level && cell !== '');
  return first < 0 ? texts.notHere : fill(texts.unlocksAt, { level: first });
}

/** The benefits of a level: first those it has, then those of higher levels and unavailable ones. */
export function perksOf(benefits: readonly Benefit[], level: number): readonly Perk[] {
  const perks = benefits
    .filter(({ tiers }) => !tiers.tableOnly)
    .map((benefit) => ({
      benefit,
      note: noteOf(benefit, level),
      isOn: cellOf(benefit, level) !== '' && !benefit.tiers.soon,
    }));
  return [...perks.filter(({ isOn }) => isOn), ...perks.filter(({ isOn }) => !isOn)];
}
