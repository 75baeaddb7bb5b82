export type Reason =
  | 'unknown'
  | 'invalid'
  | 'paid'
  | 'closed'
  | 'not-paid'
  | 'differs'
  | 'refund-unknown'
  | 'refund-differs'
  | 'too-much';

/** Thrown below a call; each provider says it in its own words. */
export class Refused extends Error {
  readonly reason: Reason;
  constructor(reason: Reason) {
    super(reason);
    this.reason = reason;
  }
}
