/** Two clocks: the business one, which tests and the Lab move, and the real one, which never moves. */
export interface Clock {
  /** Decides membership, decay, activities, stock days, contracts, order limits, back-off. */
  businessNow(): Date;
  /** Decides signatures, sessions, codes, handles, rate limits. */
  realNow(): Date;
}

/** How far the business clock may be moved: periods computed from there must still be valid dates. */
export const CLOCK_RANGE = { from: new Date(0), to: new Date(8_000_000_000_000) };
