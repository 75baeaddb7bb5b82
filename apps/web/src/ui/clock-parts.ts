export interface ClockParts {
  days: number;
  hours: number;
  minutes: number;
  seconds: number;
}

/** Whole seconds as a clock shows them; less than nothing is nothing. */
export function clockParts(left: number): ClockParts {
  const all = Math.max(0, Math.floor(left));
  return {
    days: Math.floor(all / 86_400),
    hours: Math.floor(all / 3600) % 24,
    minutes: Math.floor(all / 60) % 60,
    seconds: all % 60,
  };
}
