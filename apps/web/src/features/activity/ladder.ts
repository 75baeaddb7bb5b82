interface Step {
  days: number;
  /** Where it stands, in per cent of the way. */
  at: number;
  isReached: boolean;
}

export interface Ladder {
  steps: Step[];
  /** How far one has come, in per cent of the way. */
  filled: number;
  /** The next one to reach; undefined where all are. */
  next: { days: number; missing: number } | undefined;
}

const WHOLE = 100;
/** Of the way to the next: less would be a crumb beside the stone. */
const LEAST = 0.2;

/** Every condition once, equally far apart: 31, 93 and 365 days would else stand in a heap. */
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
