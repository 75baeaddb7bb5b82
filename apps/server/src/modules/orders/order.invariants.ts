import type { Invariant } from '../../db/invariant.ts';
import { GRACE, NOW } from '../../db/invariant-time.ts';

const closedInTime: Invariant = {
  name: 'no order waits for money past its limit',
  promises: [8],
  query: `
    select o.user_id, o.order_no from orders o
    where o.state in ('created', 'paying') and o.closes_at < ${NOW} - ${GRACE} and not exists (
      select 1 from payments p
      where p.user_id = o.user_id and p.order_no = o.order_no and p.state = 'open'
        and p.next_check_at > ${NOW} - ${GRACE})`,
  counts: `select count(*) as rows from orders where closes_at < ${NOW}`,
};

const lawfulSteps: Invariant = {
  name: 'the history of an order is one path along the allowed edges, and ends in the order’s state',
  promises: [20],
  query: `
    with way as (
      select s.*, lag(s.to_state, 1, 'none') over steps as before, lead(s.to_state) over steps as after
      from order_steps s window steps as (partition by s.user_id, s.order_no order by s.seq)
    )
    select w.user_id, w.order_no, w.from_state, w.to_state from way w
    left join order_state_edges e on e.from_state = w.from_state and e.to_state = w.to_state
    where e.from_state is null or w.before <> w.from_state
    union all
    select o.user_id, o.order_no, null, o.state from orders o
    left join way w on w.user_id = o.user_id and w.order_no = o.order_no and w.after is null
    where w.to_state is distinct from o.state`,
  counts: 'select count(*) as rows from order_steps',
};

/** Invariants of orders and their history. */
export const orderInvariants: readonly Invariant[] = [closedInTime, lawfulSteps];
