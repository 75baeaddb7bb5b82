import type { Invariant } from '../../db/invariant.ts';

export const outboxInvariants: readonly Invariant[] = [
  {
    name: 'the outbox has no dead letters',
    query: 'select id, topic, last_error from outbox_messages where dead_at is not null',
    counts: 'select count(*) as rows from outbox_messages',
  },
];
