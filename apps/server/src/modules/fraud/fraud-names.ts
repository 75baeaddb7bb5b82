export const HOLD_KINDS = ['order', 'claim', 'exchange'] as const;
export type HoldKind = (typeof HOLD_KINDS)[number];

/** marked: an order that is not paid yet, and is held as soon as it is. */
export type HoldState = 'marked' | 'held' | 'released' | 'refused';

export const FRAUD_RULES = [
  'accounts-of-device',
  'accounts-of-address',
  'refund-rate',
  'refund-loop',
  'code-guessing',
] as const;
export type FraudRuleName = (typeof FRAUD_RULES)[number];
