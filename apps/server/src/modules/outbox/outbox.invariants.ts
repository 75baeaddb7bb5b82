import type { Invariant } from '../../db/invariant.ts';
import { GRACE, NOW } from '../../db/invariant-time.ts';

export const outboxInvariants: readonly Invariant[] = [
  {
    name: 'the outbox has no dead letters',
    promises: [22],
    query:
      'select id, topic, last_error from outbox_messages where dead_at is not null and withdrawn_at is null',
    counts: 'select count(*) as rows from outbox_messages',
  },
  {
    name: 'nothing in the outbox waits past its time',
    promises: [22],
    query: `
      select id, topic, attempts, last_error from outbox_messages
      where delivered_at is null and dead_at is null and due_at < ${NOW} - ${GRACE}`,
    counts: 'select count(*) as rows from outbox_messages',
  },
];
