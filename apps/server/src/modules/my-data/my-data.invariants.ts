import type { Invariant } from '../../db/invariant.ts';
import { OWN_SOURCES_SQL } from '../../lib/order-sources.ts';

const GONE = 'select user_id from account_deletions where done_at is not null';

export const myDataInvariants: readonly Invariant[] = [
  {
    name: 'a deleted account has no phone, no login and no name, and nothing that is charged or open',
    promises: [21],
    query: `
      select u.id, 'users' as place from users u where u.id in (${GONE}) and u.head_img_url <> ''
      union all select p.user_id, 'phones' from phones p where p.user_id in (${GONE})
      union all select s.user_id, 'sessions' from sessions s where s.user_id in (${GONE})
      union all select b.user_id, 'union_bindings' from union_bindings b where b.user_id in (${GONE})
      union all select e.user_id, 'analytics_events' from analytics_events e where e.user_id in (${GONE})
      union all select f.user_id, 'feedback' from feedback f
        where f.user_id in (${GONE}) and f.contact_sealed || f.reply || f.phone_type <> ''
      union all select a.user_id, 'activity_addresses' from activity_addresses a where a.user_id in (${GONE})
      union all select g.user_id, 'activity_gift_parcels' from activity_gift_parcels g
        where g.user_id in (${GONE}) and g.courier || g.tracking_no <> ''
      union all select u.user_id, 'uploads' from uploads u where u.user_id in (${GONE})
      union all select c.user_id, 'contracts' from contracts c
        where c.user_id in (${GONE}) and c.state not in ('closed', 'expired')
      union all select n.user_id, 'payment_notifications' from payment_notifications n
        where n.user_id in (${GONE}) and n.body <> ''
      union all select n.user_id, 'contract_notifications' from contract_notifications n
        where n.user_id in (${GONE}) and n.body <> ''
      union all select o.user_id, 'orders' from orders o
        where o.user_id in (${GONE}) and (o.state in ('created', 'paying', 'paid', 'refunding')
          or o.oaid || o.from_path || o.return_path <> '' or (o.source <> '' and o.source not in ${OWN_SOURCES_SQL}))`,
    counts: 'select count(*) as rows from account_deletions',
  },
];
