/** What a run did and saw, printed at the end so that an idle run is not taken for a proof. */
export interface Counts {
  /** Occurrences of each fault, by name. */
  faults: Map<string, number>;
  /** Runs of each flow. */
  played: Map<string, number>;
  /** Answers by flow and code: a flow that is always refused proves nothing. */
  answers: Map<string, number>;
  notifications: Record<NotificationFate, number>;
}

export const NOTIFICATION_FATES = ['first', 'posted', 'repeated', 'reordered', 'dropped', 'forged'] as const;
/**
 * `first` counts first deliveries, `posted` every post; the others count notifications that were dropped,
 * repeated, reordered or forged.
 */
export type NotificationFate = (typeof NOTIFICATION_FATES)[number];

export const createCounts = (): Counts => ({
  faults: new Map(),
  played: new Map(),
  answers: new Map(),
  notifications: { first: 0, posted: 0, repeated: 0, reordered: 0, dropped: 0, forged: 0 },
});

export function count(counted: Map<string, number>, name: string, by = 1): void {
  counted.set(name, (counted.get(name) ?? 0) + by);
}

/** Adds the counts of one scene to the total. */
export function addCounts(sum: Counts, more: Counts): void {
  for (const kind of ['faults', 'played', 'answers'] as const)
    for (const [name, by] of more[kind]) count(sum[kind], name, by);
  for (const fate of NOTIFICATION_FATES) sum.notifications[fate] += more.notifications[fate];
}
