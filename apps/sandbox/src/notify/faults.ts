/** What the way between provider and merchant, or the provider itself, does wrong until told otherwise. */
export const FAULTS = [
  'none',
  'delay',
  'drop',
  'duplicate',
  'reorder',
  'tamper',
  'amount',
  'http500',
] as const;
export type Fault = (typeof FAULTS)[number];

/** How one trade's notifications go, whatever the switch says. */
export const NOTIFY_PLANS = ['once', 'twice', 'drop', 'tampered', 'late'] as const;
export type NotifyPlan = (typeof NOTIFY_PLANS)[number];

export interface FaultSwitch {
  fault: Fault;
  /** Yuan that a changed notification tells. */
  amount?: string | undefined;
}
