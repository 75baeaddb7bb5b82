import { fill } from '@juban/contract/texts/fill';
import { levelPageTexts as texts } from '@juban/contract/texts/level-pages';
import { levelRowOf } from '@juban/domain/levels';

const GRADES = [
  texts.grade1,
  texts.grade2,
  texts.grade3,
  texts.grade4,
  texts.grade5,
  texts.grade6,
  texts.grade7,
  texts.grade8,
] as const;

export const LEVELS = [1, 2, 3, 4, 5, 6, 7, 8] as const;

/** The metal or gem of a level 1 to 8. */
export const gradeOf = (level: number): string => GRADES[level - 1] ?? '';
/** The text of a level 0 to 8. */
export const levelTextOf = (level: number): string => texts[levelRowOf(level).text];
export const levelName = (level: number): string => fill(texts.level, { level });
