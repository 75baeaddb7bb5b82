import { levelRowOf } from './levels.ts';

/** Positions of the nodes V1 to V8 on the arc, in percent of its length. */
export const ARC_NODES = [1, 16, 30, 44, 60, 72, 86, 100] as const;

/** Filled part of the arc at levels 0 to 8, in percent: slightly beyond the node of the level. */
const ARC_FILLS = [0, 15, 18, 33, 45, 62, 76, 88, 100] as const;

export function arcFillOf(level: number): number {
  return ARC_FILLS[levelRowOf(level).level] ?? 0;
}

/** Index of the card that is shown first: that of the user's level, or the first card below V1. */
export function levelCardIndex(level: number): number {
  return Math.max(0, levelRowOf(level).level - 1);
}
