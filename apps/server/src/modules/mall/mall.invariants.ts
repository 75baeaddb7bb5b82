import { LEVEL_THRESHOLDS } from '@juban/domain';
import type { Invariant } from '../../db/invariant.ts';

export const mallInvariants: readonly Invariant[] = [
  {
    name: 'sold and left of a stock day add up to what was released, and sold is the number of exchanges',
    promises: [12],
    query: `
      select s.goods_id, s.stock_day, s.released, s.sold from mall_stock s
      where s.sold < 0 or s.sold > s.released or s.sold <> (
        select count(*) from mall_exchanges x where x.goods_id = s.goods_id and x.stock_day = s.stock_day)
      union all
      select x.goods_id, x.stock_day, 0, 0 from mall_exchanges x where not exists (
        select 1 from mall_stock s where s.goods_id = x.goods_id and s.stock_day = x.stock_day)`,
    counts: 'select count(*) as rows from mall_stock',
  },
  {
    name: 'an exchange is in its stock day, which starts at 11:00 in Shanghai',
    promises: [12],
    query: `
      select x.user_id, x.exchange_no from mall_exchanges x
      where ((x.at at time zone interval '8 hours') - interval '11 hours')::date <> x.stock_day`,
    counts: 'select count(*) as rows from mall_exchanges',
  },
  {
    name: 'an exchange has one debit and grants what was shown, and nothing else has such a cause',
    promises: [13],
    query: `
      with x as (
        select x.*, coalesce(h.state, 'released') as review from mall_exchanges x
        left join holds h on h.subject_kind = 'exchange' and h.subject_id = x.exchange_no::text
      )
      select x.user_id, x.exchange_no::text from x
      where (select coalesce(sum(e.amount), 0) from ledger_entries e where e.user_id = x.user_id
          and e.ledger = 'points' and e.cause = 'exchange:' || x.exchange_no) <> -x.points
        or (select coalesce(sum(e.amount), 0) from ledger_entries e where e.user_id = x.user_id
          and e.ledger = 'points' and e.cause = 'exchange:' || x.exchange_no || ':returned')
          <> case x.review when 'refused' then x.points else 0 end
        or (select coalesce(sum(e.amount), 0) from ledger_entries e where e.user_id = x.user_id
          and e.ledger = 'entitlement' and e.cause = 'exchange:' || x.exchange_no)
          <> case x.review when 'released' then coalesce(x.days, 0) else 0 end
        or (select min(m.medal) from medals m where m.user_id = x.user_id
          and m.cause = 'exchange:' || x.exchange_no)
          is distinct from case x.review when 'released' then x.medal end
      union all
      select e.user_id, e.cause from ledger_entries e
      where (e.source = 'exchange' or e.cause like 'exchange:%') and not exists (
        select 1 from mall_exchanges x where x.user_id = e.user_id
          and e.cause in ('exchange:' || x.exchange_no, 'exchange:' || x.exchange_no || ':returned'))
      union all
      select m.user_id, m.cause from medals m where m.cause like 'exchange:%' and not exists (
        select 1 from mall_exchanges x where x.user_id = m.user_id and m.cause = 'exchange:' || x.exchange_no)`,
    counts: 'select count(*) as rows from mall_exchanges',
  },
  {
    name: 'an exchange charged its full points or, with the V power of V1, their discounted price',
    promises: [13],
    query: `
      select x.user_id, x.exchange_no, x.points, x.full_points from mall_exchanges x
      where x.points <> coalesce(x.full_points, x.points) and (
        x.points <> (x.full_points * 9 + 9) / 10
        or (select coalesce(sum(v.amount), 0) from ledger_entries v
          join ledger_entries e on e.user_id = v.user_id and e.ledger = 'points'
            and e.cause = 'exchange:' || x.exchange_no
          where v.user_id = x.user_id and v.ledger = 'v_power' and v.seq < e.seq) < ${LEVEL_THRESHOLDS[1]})`,
    counts: 'select count(*) as rows from mall_exchanges',
  },
];
