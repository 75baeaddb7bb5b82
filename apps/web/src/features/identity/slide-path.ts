import type { CallInput } from '@juban/contract/schemas';

export type SlidePath = NonNullable<CallInput<'answerRisk'>['path']>;

/** How far one tap beside the button moves the piece, in pixels of the picture: less than the check tolerates. */
export const FINE_STEP = 3;
/** More says nothing more about a hand. */
const MOST_POINTS = 120;
/** What an answer may say; the puzzle has ended long before. */
const MOST_MS = 600_000;

/** The piece's left edge, held between 0 and the most that keeps its right edge on the picture. */
export function keepOnPath(x: number, most: number): number {
  return Math.min(most, Math.max(0, x));
}

/** The way of the piece as it is answered; of a long one every second point is kept. */
export function createSlideRecord(now: () => number = () => performance.now()) {
  let points: SlidePath = [];
  let began = 0;
  return {
    add(x: number, y: number): void {
      if (points.length === 0) began = now();
      points.push({ t: Math.min(MOST_MS, Math.round(now() - began)), x: round(x), y: round(y) });
      // The newest point has an odd place in a full list of an even length, so it stays.
      if (points.length === MOST_POINTS) points = points.filter((_point, n) => n === 0 || n % 2 === 1);
    },
    lastY: () => points[points.length - 1]?.y ?? 0,
    read: (): SlidePath => [...points],
  };
}

const round = (pixels: number) => Math.round(pixels * 10) / 10;
