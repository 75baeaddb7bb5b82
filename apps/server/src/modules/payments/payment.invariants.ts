import type { Invariant } from '../../db/invariant.ts';
import { GRACE, NOW } from '../../db/invariant-time.ts';

const attemptsEnd: Invariant = {
  name: 'no attempt to pay stays open once its order no longer waits',
  promises: [8],
  query: `
    select p.user_id, p.payment_no from payments p
    join orders o on o.user_id = p.user_id and o.order_no = p.order_no
    where p.state = 'open' and o.state not in ('created', 'paying')
      and coalesce(p.next_check_at, '-infinity') < ${NOW} - ${GRACE}`,
  counts: 'select count(*) as rows from payments',
};

/** Invariants of attempts to pay. */
export const paymentInvariants: readonly Invariant[] = [attemptsEnd];
