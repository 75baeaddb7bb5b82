/** Faults of the network or the provider, active until changed. */
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

/** How the notifications of one trade are delivered; takes precedence over the fault switch. */
export const NOTIFY_PLANS = ['once', 'twice', 'drop', 'tampered', 'late'] as const;
export type NotifyPlan = (typeof NOTIFY_PLANS)[number];

export interface FaultSwitch {
  fault: Fault;
  /** Wrong amount in yuan for changed notifications. */
  amount?: string | undefined;
}
