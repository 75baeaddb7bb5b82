import type { CallInput } from '@juban/contract/schemas';

export type SlidePath = NonNullable<CallInput<'answerRisk'>['path']>;

/**
 * Distance of one tap on a fine-adjustment button in pixels of the picture: less than the check tolerates.
 */
export const FINE_STEP = 3;
/** More points add no information. */
const MOST_POINTS = 120;
/** Limit of the server; the puzzle expires long before. */
const MOST_MS = 600_000;

/** The piece's left edge, limited so that the piece stays inside the picture. */
export function keepOnPath(x: number, most: number): number {
  return Math.min(most, Math.max(0, x));
}

/** Records the path of the piece; if it gets long, every second point is dropped. */
export function createSlideRecord(now: () => number = () => performance.now()) {
  let points: SlidePath = [];
  let began = 0;
  return {
    add(x: number, y: number): void {
      if (points.length === 0) began = now();
      points.push({ t: Math.min(MOST_MS, Math.round(now() - began)), x: round(x), y: round(y) });
      // The newest point has an odd index in a full list, so it stays.
      if (points.length === MOST_POINTS) points = points.filter((_point, n) => n === 0 || n % 2 === 1);
    },
    lastY: () => points[points.length - 1]?.y ?? 0,
    read: (): SlidePath => [...points],
  };
}

const round = (pixels: number) => Math.round(pixels * 10) / 10;
