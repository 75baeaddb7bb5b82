/** Position of a control on the screen. */
export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

export type Direction = 'left' | 'right' | 'up' | 'down';

interface Axis {
  /** Distance in the direction; negative if it is not ahead. */
  ahead: (from: Box, to: Box) => number;
  /** Distance across the direction; 0 if they share a row or column. */
  beside: (from: Box, to: Box) => number;
}

const right = ({ left, width }: Box) => left + width;
const bottom = ({ top, height }: Box) => top + height;
const gapX = (from: Box, to: Box) => Math.max(0, from.left - right(to), to.left - right(from));
const gapY = (from: Box, to: Box) => Math.max(0, from.top - bottom(to), to.top - bottom(from));

const AXES: Readonly<Record<Direction, Axis>> = {
  left: { ahead: (from, to) => from.left - right(to), beside: gapY },
  right: { ahead: (from, to) => to.left - right(from), beside: gapY },
  up: { ahead: (from, to) => from.top - bottom(to), beside: gapX },
  down: { ahead: (from, to) => to.top - bottom(from), beside: gapX },
};

/** Weight of the sideways distance, so that movement stays within rows. */
const BESIDE_WEIGHT = 3;
/** The focused control is enlarged and overlaps its neighbours. */
const OVERLAP_PX = 12;

/** The index of the next box in a direction; undefined if there is none. */
export function pickInDirection(from: Box, boxes: readonly Box[], direction: Direction): number | undefined {
  const { ahead, beside } = AXES[direction];
  let best: { at: number; cost: number } | undefined;
  boxes.forEach((box, at) => {
    const distance = ahead(from, box);
    if (distance < -OVERLAP_PX) return;
    const cost = distance + beside(from, box) * BESIDE_WEIGHT;
    if (!best || cost < best.cost) best = { at, cost };
  });
  return best?.at;
}
