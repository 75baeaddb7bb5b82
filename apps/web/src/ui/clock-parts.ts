export interface ClockParts {
  days: number;
  hours: number;
  minutes: number;
  seconds: number;
}

/** Whole seconds split for a clock; negative counts as zero. */
export function clockParts(left: number): ClockParts {
  const all = Math.max(0, Math.floor(left));
  return {
    days: Math.floor(all / 86_400),
    hours: Math.floor(all / 3600) % 24,
    minutes: Math.floor(all / 60) % 60,
    seconds: all % 60,
  };
}
