import { levelRowOf } from './levels.ts';

/** Where the nodes V1 to V8 stand on the arc, in per cent of its length. */
export const ARC_NODES = [1, 16, 30, 44, 60, 72, 86, 100] as const;

/** How far the arc is filled at levels 0 to 8, in per cent: a little past the level's own node. */
const ARC_FILLS = [0, 15, 18, 33, 45, 62, 76, 88, 100] as const;

export function arcFillOf(level: number): number {
  return ARC_FILLS[levelRowOf(level).level] ?? 0;
}

/** The card that level home opens with: that of the own level, the first one below V1. */
export function levelCardIndex(level: number): number {
  return Math.max(0, levelRowOf(level).level - 1);
}
