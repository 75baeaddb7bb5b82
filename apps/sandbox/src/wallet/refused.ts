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

/** Thrown inside a call; each provider maps it to its own code. */
export class Refused extends Error {
  readonly reason: Reason;
  constructor(reason: Reason) {
    super(reason);
    this.reason = reason;
  }
}
