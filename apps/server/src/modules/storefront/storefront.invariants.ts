import type { Invariant } from '../../db/invariant.ts';

export const storefrontInvariants: readonly Invariant[] = [
  {
    name: 'packages have a price, days and different wallets, renewable ones only Alipay',
    promises: [],
    query: `
      select p.package_id from packages p
      where p.fen <= 0 or p.ori_fen < p.fen or p.days <= 0 or jsonb_array_length(p.wallets) = 0
        or (select count(distinct w ->> 'payChannel') from jsonb_array_elements(p.wallets) w) <> jsonb_array_length(p.wallets)
        or (p.renewable and p.wallets @> '[{"payChannel": "wechat"}]')`,
    counts: 'select count(*) as rows from packages',
  },
  {
    name: 'the first package of a brand and market without renewal lasts a week or more and accepts both wallets',
    promises: [],
    query: `
      select * from (
        select distinct on (brand, market) package_id, days, wallets from packages
        where on_sale and family = 'vip' and not renewable order by brand, market, place, package_id
      ) first where days < 7 or jsonb_array_length(wallets) < 2`,
    counts: 'select count(distinct (brand, market)) as rows from packages',
  },
  {
    name: 'content blocks link to paths of our own',
    promises: [],
    query: `
      select b.block_id, item ->> 'id' as item
      from content_blocks b cross join lateral jsonb_array_elements(b.items) item
      where (item ->> 'targetUrlIos') !~ '^(/[^/]|$)' or (item ->> 'targetUrlAndroid') !~ '^(/[^/]|$)'
        or ((item ->> 'targetTypeIos') = 'web' and (item ->> 'targetUrlIos') = '')
        or ((item ->> 'targetTypeAndroid') = 'web' and (item ->> 'targetUrlAndroid') = '')`,
    counts: 'select coalesce(sum(jsonb_array_length(items)), 0) as rows from content_blocks',
  },
];
