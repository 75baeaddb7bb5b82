/**
 * Size of the slider picture and range of its gap, in pixels of the picture. The gap never starts under the
 * piece.
 */
export const SLIDE = { width: 1280, height: 560, piece: 160, leastX: 80, mostX: 1104 } as const;
/** Allowed distance in pixels. The 9 accepted positions are less than 1 % of the 1,025 possible gaps. */
export const SLIDE_TOLERANCE = 4;

/** After this many misses in the window a requester must wait, whichever kind of check it used. */
const RISK_MISSES = 3;
export const RISK_MISS_WINDOW_MS = 10 * 60_000;

/**
 * A point of the drag: ms since it started, left edge of the piece, and vertical distance of the pointer from
 * its start.
 */
export interface SlidePoint {
  t: number;
  x: number;
  y: number;
}

export interface Slide {
  /** Final position of the piece. */
  x: number;
  /** Empty if the client recorded none. */
  path: readonly SlidePoint[];
  /** Time since the puzzle was created, by the server's clock. */
  elapsedMs: number;
}

/** Out of four points; fewer look like a program. */
const MIN_SLIDE_SCORE = 3;
const MIN_MS = 250;
const MIN_STEPS = 5;
/** Minimum deviation of a human drag from constant speed, as a share of the distance. */
const MIN_UNEVENNESS = 0.02;

/** One point each for: plausible duration, enough steps, uneven speed, and a path that is not straight. */
export function slideScore({ x, path, elapsedMs }: Slide): number {
  const [first, last] = [path[0], path[path.length - 1]];
  if (!first || !last || Math.abs(last.x - x) > 1) return 0;
  if (path.some(({ t }, n) => t < (path[n - 1]?.t ?? 0))) return 0;
  const marks = [
    last.t - first.t >= MIN_MS && last.t <= elapsedMs,
    path.length >= MIN_STEPS,
    unevenness(path, first, last) >= MIN_UNEVENNESS,
    path.some(({ y }) => Math.round(y) !== Math.round(first.y)),
  ];
  return marks.filter(Boolean).length;
}

/**
 * Largest distance between the piece and its position at constant speed, as a share of the total distance.
 */
function unevenness(path: readonly SlidePoint[], first: SlidePoint, last: SlidePoint): number {
  const way = Math.max(...path.map(({ x }) => Math.abs(x - first.x)));
  const lasted = last.t - first.t;
  if (way === 0 || lasted === 0) return 0;
  const off = path.map(({ t, x }) => {
    const even = first.x + ((last.x - first.x) * (t - first.t)) / lasted;
    return Math.abs(x - even);
  });
  return Math.max(...off) / way;
}

export type SlideOutcome = 'right' | 'missed' | 'odd';

/** The position decides. A path that looks automated only counts against a requester with recent misses. */
export function slideOutcome(slide: Slide, answerX: number, missesBefore: number): SlideOutcome {
  if (Math.abs(slide.x - answerX) > SLIDE_TOLERANCE) return 'missed';
  return missesBefore > 0 && slideScore(slide) < MIN_SLIDE_SCORE ? 'odd' : 'right';
}

/** Misses within the window before now. */
export const recentMisses = (misses: readonly Date[], now: Date): Date[] =>
  misses.filter((at) => now.getTime() - at.getTime() < RISK_MISS_WINDOW_MS);

/** Seconds until the next attempt is allowed; 0 if it is allowed now. Misses are sorted newest first. */
export function secondsToRiskTry(misses: readonly Date[], now: Date): number {
  const oldest = recentMisses(misses, now)[RISK_MISSES - 1];
  return oldest ? Math.ceil((oldest.getTime() + RISK_MISS_WINDOW_MS - now.getTime()) / 1_000) : 0;
}
