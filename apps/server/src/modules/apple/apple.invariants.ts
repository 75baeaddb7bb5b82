import type { Invariant } from '../../db/invariant.ts';

const backedByTransaction: Invariant = {
  name: 'money of the App Store has its transaction, once, of a purchase that belongs to the payer',
  promises: [4],
  query: `
    select p.user_id, p.payment_no from payments p
    left join apple_transactions t on t.user_id = p.user_id and t.payment_no = p.payment_no
    left join apple_purchases a on a.original_transaction_id = t.original_transaction_id
    where p.provider = 'apple' and p.trade_no is not null and (p.surplus or t.transaction_id is distinct from p.trade_no
      or t.order_no <> p.order_no or a.user_id is distinct from p.user_id)
    union all
    select t.user_id, t.payment_no from apple_transactions t
    left join payments p on p.user_id = t.user_id and p.payment_no = t.payment_no and p.provider = 'apple'
    where p.trade_no is null
    union all
    select min(t.user_id), t.transaction_id from apple_transactions t group by t.transaction_id having count(*) > 1`,
  counts: 'select count(*) as rows from apple_transactions',
};

const takenBack: Invariant = {
  name: 'what the App Store revoked gives no days',
  promises: [6],
  query: `
    select t.user_id, t.order_no from apple_transactions t
    join lateral (
      select count(*) filter (where n.type in ('REFUND', 'REVOKE')) > count(*) filter (where n.type = 'REFUND_REVERSED')
        as is_back from apple_notices n where n.transaction_id = t.transaction_id
    ) n on true
    join orders o on o.user_id = t.user_id and o.order_no = t.order_no
    where n.is_back <> (o.state in ('refunded', 'partly-refunded'))`,
  counts: 'select count(*) as rows from apple_notices',
};

/** Invariants of purchases in the App Store. */
export const appleInvariants: readonly Invariant[] = [backedByTransaction, takenBack];
