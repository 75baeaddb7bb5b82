interface Step {
  days: number;
  /** Position in per cent. */
  at: number;
  isReached: boolean;
}

export interface Ladder {
  steps: Step[];
  /** Progress in per cent. */
  filled: number;
  /** The next condition; undefined if all are reached. */
  next: { days: number; missing: number } | undefined;
}

const WHOLE = 100;
/** Minimum fill towards the next mark; less would be invisible. */
const LEAST = 0.2;

/** Every condition once, at equal distances: 31, 93 and 365 days would otherwise be crowded. */
export function ladderOf(bought: number, needs: readonly number[]): Ladder {
  const wanted = [...new Set(needs)].sort((a, b) => a - b);
  const width = WHOLE / Math.max(1, wanted.length);
  const steps = wanted.map((days, index) => ({
    days,
    at: width * (index + 1),
    isReached: bought >= days,
  }));
  const reached = steps.filter(({ isReached }) => isReached).length;
  const from = wanted[reached - 1] ?? 0;
  const to = wanted[reached];
  if (to === undefined) return { steps, filled: WHOLE, next: undefined };
  const way = (bought - from) / (to - from);
  const share = way > 0 ? Math.max(way, LEAST) : 0;
  return { steps, filled: width * (reached + share), next: { days: to, missing: to - bought } };
}
