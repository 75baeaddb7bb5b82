export const MAX_LEVEL = 8;

/** The first client version that hides splash ads from members of level 3 and above. */
export const SPLASH_FREE_VERSION = '10.19.0';

/** Cumulative V power at which levels 0 to 8 begin. */
export const LEVEL_THRESHOLDS = [0, 10, 50, 150, 320, 700, 1500, 3300, 5500] as const;

/** The highest level whose threshold is reached, at most 8. */
export function levelOf(vPower: number): number {
  const reached = LEVEL_THRESHOLDS.filter((threshold) => vPower >= threshold).length;
  return Math.max(0, reached - 1);
}

/** V power at which the next level starts; at level 8, its own threshold. */
export function nextLevelScore(level: number): number {
  return LEVEL_THRESHOLDS[Math.min(level + 1, MAX_LEVEL)] ?? 0;
}

/** Current V power as a percentage of the next level's score, 0 to 100; always 100 at level 8. */
export function levelPercent(vPower: number): number {
  const level = levelOf(vPower);
  if (level === MAX_LEVEL) return 100;
  return Math.min(100, Math.floor((vPower / nextLevelScore(level)) * 100));
}

type Level = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8;

export interface LevelRow {
  level: number;
  /** Name of the badge picture. Level 0 has none and uses that of level 1, dimmed. */
  icon: string;
  grade: string;
  /** V power at which the level begins. */
  score: number;
  /** V power from this level to the next; 0 for the highest. */
  scoreDue: number;
  /** Key of the description in the texts of the level pages. */
  text: `text${Level}`;
}

/** One row per level, 0 to 8. */
export const LEVEL_TABLE: readonly LevelRow[] = LEVEL_THRESHOLDS.map((score, level) => ({
  level,
  icon: `v${Math.max(1, level)}`,
  grade: level === 0 ? 'VIP' : `V${level}`,
  score,
  scoreDue: nextLevelScore(level) - score,
  text: `text${level as Level}`,
}));

/** The row of a level from an answer; values outside the table are clamped. */
export function levelRowOf(level: number): LevelRow {
  const within = Math.min(MAX_LEVEL, Math.max(0, Math.floor(level) || 0));
  const row = LEVEL_TABLE[within];
  if (!row) throw new RangeError(`no level ${within}`);
  return row;
}
