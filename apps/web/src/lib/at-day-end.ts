/**
 * Extra time, because with a clock that runs ahead the page would read the previous day's state and wait a
 * whole day.
 */
const LATE_MS = 1_000;
/** Random delay, so that open pages do not all call at the same moment. */
const SPREAD_MS = 2_000;

/** Calls `act` after the end of each such day while the page is open. Returns a function that stops it. */
export function atDayEnd(endOf: (now: number) => Date, act: () => void): () => void {
  let timer: ReturnType<typeof setTimeout>;
  const wait = () => {
    const now = Date.now();
    const leftMs = endOf(now).getTime() - now;
    timer = setTimeout(turn, leftMs + LATE_MS + Math.random() * SPREAD_MS);
  };
  const turn = () => {
    wait();
    act();
  };
  wait();
  return () => clearTimeout(timer);
}
