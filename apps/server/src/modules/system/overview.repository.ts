import { sql } from 'drizzle-orm';
import { type Db, rowsOf } from '../../db/database.ts';

export interface Stock {
  title: string;
  left: number;
}

/** Less than this share of a day's stock is nearly nothing. */
const SHARE = sql`0.1`;

/** Goods of the mall on sale in one of these brands, of which nearly nothing is left on that day. */
export async function listShortGoods(db: Db, stockDay: string, brands: readonly string[]) {
  const found = await db.execute(sql`
    select g.name as title, (s.released - s.sold)::int as left from mall_goods g
    join mall_stock s on s.goods_id = g.goods_id and s.stock_day = ${stockDay}::date
    where g.on_sale and s.released > 0 and s.released - s.sold <= s.released * ${SHARE}
      and (g.brands = '[]'::jsonb or g.brands ?| ${sql.param([...brands])}::text[])
    order by 2, 1`);
  return rowsOf<Stock>(found);
}

/** Running campaigns that give codes of a maker, of which nearly none are left. */
export async function listShortCodes(db: Db, now: Date) {
  const found = await db.execute(sql`
    select c.title, coalesce(sum(b.size - b.issued), 0)::int as left from campaigns c
    left join code_batches b on b.campaign = c.campaign and b.source = 'maker'
    where c.gift_codes ->> 'from' = 'maker' and c.ends_at > ${now.toISOString()}::timestamptz
    group by c.campaign, c.title
    having coalesce(sum(b.size - b.issued), 0) <= coalesce(sum(b.size), 0) * ${SHARE}
    order by 2, 1`);
  return rowsOf<Stock>(found);
}
