/** A clock that runs a little ahead would read the day before once more, and then not again for a day. */
const LATE_MS = 1_000;
/** All pages that are open would ask in the same moment. */
const SPREAD_MS = 2_000;

/** Acts whenever such a day is over, for as long as the page is open; answers how to stop that. */
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
