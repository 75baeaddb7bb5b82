import type { Invariant } from '../../db/invariant.ts';

export const fraudInvariants: readonly Invariant[] = [
  {
    name: 'a held order is paid and not granted, and no other order is in that state',
    promises: [3],
    query: `
      select o.user_id, o.order_no, h.state from orders o
      left join holds h on h.subject_kind = 'order' and h.subject_id = o.order_no
      where (o.state = 'paid') <> (h.state is not distinct from 'held')
        or (h.state = 'refused' and o.state not in ('refunding', 'refunded'))
        or (h.state = 'marked' and o.paid_at is not null)`,
    counts: `select count(*) as rows from holds where subject_kind = 'order'`,
  },
  {
    name: 'a held subject exists, and belongs to the user of the hold',
    promises: [],
    query: `
      select h.subject_kind, h.subject_id from holds h
      left join orders o on h.subject_kind = 'order' and o.user_id = h.user_id and o.order_no = h.subject_id
      left join claims c on h.subject_kind = 'claim' and c.code_id::text = h.subject_id
        and c.phone_index = h.phone_index
      left join mall_exchanges x on h.subject_kind = 'exchange' and x.user_id = h.user_id
        and x.exchange_no::text = h.subject_id
      where coalesce(o.order_no, c.channel, x.goods_id) is null`,
    counts: 'select count(*) as rows from holds',
  },
];
