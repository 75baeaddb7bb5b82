/** Two clocks: the business one, which tests and the Lab move, and the real one, which nobody does. */
export interface Clock {
  /** Decides membership, decay, activities, stock days, contracts, order limits, back-off. */
  businessNow(): Date;
  /** Decides signatures, sessions, codes, handles, rate limits. */
  realNow(): Date;
}
