/** The slider's picture and where its gap may be, in pixels of the picture; no gap starts under the waiting piece. */
export const SLIDE = { width: 1280, height: 560, piece: 160, leastX: 80, mostX: 1104 } as const;
/** How far off the piece may be. The 9 places that pass are less than 1 % of the 1,025 where a gap may be. */
export const SLIDE_TOLERANCE = 4;

/** After so many misses in the window a requester waits, whether it slid or read digits. */
const RISK_MISSES = 3;
export const RISK_MISS_WINDOW_MS = 10 * 60_000;

/** Where the piece was: ms since it was taken, its left edge, and how far the pointer was below where it started. */
export interface SlidePoint {
  t: number;
  x: number;
  y: number;
}

export interface Slide {
  /** Where the piece was left. */
  x: number;
  /** Empty where the client recorded none. */
  path: readonly SlidePoint[];
  /** Since the puzzle was made, by the server's clock. */
  elapsedMs: number;
}

/** Of four marks; fewer look like a program. */
const LEAST_SLIDE_SCORE = 3;
const LEAST_MS = 250;
const LEAST_STEPS = 5;
/** How far a hand's pace is from an even one, at least, as a share of the way. */
const LEAST_UNEVENNESS = 0.02;

/** One mark each for a credible time, enough steps, an uneven pace and a way that is no straight line. */
export function slideScore({ x, path, elapsedMs }: Slide): number {
  const [first, last] = [path[0], path[path.length - 1]];
  if (!first || !last || Math.abs(last.x - x) > 1) return 0;
  if (path.some(({ t }, n) => t < (path[n - 1]?.t ?? 0))) return 0;
  const marks = [
    last.t - first.t >= LEAST_MS && last.t <= elapsedMs,
    path.length >= LEAST_STEPS,
    unevenness(path, first, last) >= LEAST_UNEVENNESS,
    path.some(({ y }) => Math.round(y) !== Math.round(first.y)),
  ];
  return marks.filter(Boolean).length;
}

/** The furthest that the piece was from where an even pace would have had it, as a share of the way. */
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

/** The place decides. A path that looks like a program's counts only against who has missed shortly before. */
export function slideOutcome(slide: Slide, answerX: number, missesBefore: number): SlideOutcome {
  if (Math.abs(slide.x - answerX) > SLIDE_TOLERANCE) return 'missed';
  return missesBefore > 0 && slideScore(slide) < LEAST_SLIDE_SCORE ? 'odd' : 'right';
}

/** Misses within the window before now. */
export const recentMisses = (misses: readonly Date[], now: Date): Date[] =>
  misses.filter((at) => now.getTime() - at.getTime() < RISK_MISS_WINDOW_MS);

/** Seconds until another try may be made, 0 where it may be now; misses are newest first. */
export function secondsToRiskTry(misses: readonly Date[], now: Date): number {
  const oldest = recentMisses(misses, now)[RISK_MISSES - 1];
  return oldest ? Math.ceil((oldest.getTime() + RISK_MISS_WINDOW_MS - now.getTime()) / 1_000) : 0;
}
