import { cardsOf, GIFT_BUNDLE_TYPES, GIFT_BUNDLES } from '@juban/domain';
import type { Invariant } from '../../db/invariant.ts';

const CARDS = GIFT_BUNDLE_TYPES.map((type) => `('${type}', ${cardsOf(GIFT_BUNDLES[type])})`).join(', ');

export const giftInvariants: readonly Invariant[] = [
  {
    name: 'a gift is claimed once per cycle, inside it, of a paid order of its bundle',
    promises: [18],
    query: `
      select c.user_id, c.order_no, c.card from gift_claims c
      left join orders o on o.user_id = c.user_id and o.order_no = c.order_no
      left join (values ${CARDS}) as b (bundle, cards) on b.bundle = c.bundle
      where o.third_info is distinct from c.bundle or o.paid_at is null or c.card > b.cards
        or c.starts_at < o.paid_at or c.claimed_at < c.starts_at or c.claimed_at >= c.ends_at
      union all
      select a.user_id, a.order_no, a.card from gift_claims a
      join gift_claims b on b.user_id = a.user_id and b.bundle = a.bundle
        and (b.order_no, b.card) <> (a.order_no, a.card)
        and b.starts_at < a.ends_at and a.starts_at < b.ends_at`,
    counts: 'select count(*) as rows from gift_claims',
  },
  {
    name: 'every claimed gift and its set, and nothing else, has its delivery to the partner',
    promises: [18],
    query: `
      with wanted as (
        select 'partner:gift:' || order_no || ':' || card as message_key, user_id from gift_claims
        union all
        select 'partner:gift:' || order_no || ':set', user_id from gift_claims where set_id is not null
      )
      select w.message_key from wanted w left join outbox_messages m on m.message_key = w.message_key
      where m.topic is distinct from 'partner-grant' or (m.payload ->> 'userId')::bigint <> w.user_id
      union all
      select m.message_key from outbox_messages m
      where m.message_key like 'partner:gift:%' and not exists (
        select 1 from wanted w where w.message_key = m.message_key)`,
    counts: 'select count(*) as rows from gift_claims',
  },
];
