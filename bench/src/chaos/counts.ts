/** What a run has done and met; printed in the end, so that nobody takes an idle run for a proof. */
export interface Counts {
  /** How often each fault struck, by its name. */
  faults: Map<string, number>;
  /** How often each flow was played. */
  played: Map<string, number>;
  /** Answers by flow and code: a flow that is always refused proves nothing. */
  answers: Map<string, number>;
  notifications: Record<NotificationFate, number>;
}

export const NOTIFICATION_FATES = ['first', 'posted', 'repeated', 'reordered', 'dropped', 'forged'] as const;
/** First counts words told for the first time, posted every post, whatever became of it; the others say which of the words went another way. */
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

/** Adds what one scene counted to what all of them did. */
export function addCounts(sum: Counts, more: Counts): void {
  for (const kind of ['faults', 'played', 'answers'] as const)
    for (const [name, by] of more[kind]) count(sum[kind], name, by);
  for (const fate of NOTIFICATION_FATES) sum.notifications[fate] += more.notifications[fate];
}
