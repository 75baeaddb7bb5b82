/** What a level has of a benefit: nothing, all of it, a number, a share, or only the promise. */
export type BenefitCell = 'no' | 'yes' | 'soon' | 'partial' | 'full' | 'few' | 'medium' | 'many' | number;

/** The client version that first knows members without splash ads. */
export const SPLASH_FREE_VERSION = '10.19.0';

const LEVELS = 8;

/** Nothing below a level, and the same from it on; 0 is the membership itself. */
const from = (level: number, cell: BenefitCell): readonly BenefitCell[] =>
  Array.from({ length: LEVELS + 1 }, (_, column) => (column < level ? 'no' : cell));

const ALL = from(0, 'yes');
const LEVELLED = from(1, 'yes');
/** The last value holds for all levels above it. */
const steps = (...cells: readonly BenefitCell[]): readonly BenefitCell[] =>
  Array.from({ length: LEVELS + 1 }, (_, column) => cells[Math.min(column, cells.length - 1)] ?? 'no');

/** Every benefit with its cells for VIP basic, then V1 to V8. */
export const TIERED_BENEFITS = [
  { key: 'quality', cells: ALL },
  { key: 'skipIntro', cells: ALL },
  { key: 'unlock', cells: ALL },
  { key: 'episodes', cells: ALL },
  { key: 'original', cells: ALL },
  { key: 'adFree', cells: steps('partial', 'partial', 'partial', 'partial', 'partial', 'partial', 'full') },
  { key: 'splash', cells: from(3, 'yes'), sinceVersion: SPLASH_FREE_VERSION },
  { key: 'viewing', cells: LEVELLED },
  { key: 'caching', cells: ALL },
  { key: 'downloads', cells: steps(3, 3, 3, 3, 3, 3, 5) },
  { key: 'scheduled', cells: from(1, 'soon') },
  { key: 'bonusDays', cells: steps('no', 'no', 'no', 3, 5, 10, 20, 30, 50) },
  { key: 'discount', cells: LEVELLED },
  { key: 'coupons', cells: steps('no', 'no', 'no', 'few', 'few', 'medium', 'medium', 'many') },
  { key: 'badges', cells: LEVELLED },
  { key: 'backgrounds', cells: LEVELLED },
  { key: 'danmaku', cells: from(6, 'soon') },
  { key: 'pendants', cells: from(1, 'soon') },
  { key: 'support', cells: LEVELLED },
  { key: 'hotline', cells: from(5, 'soon') },
  { key: 'notifications', cells: from(1, 'soon') },
] as const satisfies readonly { key: string; cells: readonly BenefitCell[]; sinceVersion?: string }[];

export type BenefitKey = (typeof TIERED_BENEFITS)[number]['key'];
