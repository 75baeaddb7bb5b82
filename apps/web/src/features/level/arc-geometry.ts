/** Geometry of the half circle. */
export const ARC = { width: 390, height: 236, centreX: 195, centreY: 206, radius: 152 } as const;

const TICKS = 100;
const TICK_OUTER = 143;
const TICK = { short: 6, long: 9 } as const;
const LONG_EVERY = 10;

export interface Point {
  x: number;
  y: number;
}

const round = (value: number) => Math.round(value * 10) / 10;

/** The outward direction at a point of the half circle: 0 is its left end, 100 its right end. */
export function outwardAt(percent: number): Point {
  const angle = Math.PI * (1 - Math.min(100, Math.max(0, percent)) / 100);
  return { x: Math.cos(angle), y: -Math.sin(angle) };
}

export function pointAt(percent: number, radius: number = ARC.radius): Point {
  const out = outwardAt(percent);
  return { x: round(ARC.centreX + radius * out.x), y: round(ARC.centreY + radius * out.y) };
}

/** The whole half circle, from its left end to its right end. */
export function arcPath(radius: number = ARC.radius): string {
  const from = pointAt(0, radius);
  const to = pointAt(100, radius);
  return `M${from.x} ${from.y}A${radius} ${radius} 0 0 1 ${to.x} ${to.y}`;
}

/** All marks of the inner scale in one path, every tenth longer. */
export function ticksPath(): string {
  const marks = Array.from({ length: TICKS + 1 }, (_, mark) => {
    const from = pointAt(mark, TICK_OUTER);
    const to = pointAt(mark, TICK_OUTER - (mark % LONG_EVERY === 0 ? TICK.long : TICK.short));
    return `M${from.x} ${from.y}L${to.x} ${to.y}`;
  });
  return marks.join('');
}

/** A stroke of this width over the scale shows or hides all its marks. */
export const TICK_BAND = { radius: TICK_OUTER - TICK.long / 2, width: TICK.long + 3 } as const;
