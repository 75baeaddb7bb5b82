import { sql } from 'drizzle-orm';
import { type Db, rowsOf } from '../db/database.ts';

export type LabMall = Record<'vip' | 'medal' | 'soldOut', string | undefined>;

/** Goods of the mall to try, each the first of its kind on that stock day. */
export async function readMall(db: Db, stockDay: string): Promise<LabMall> {
  const goods = rowsOf<{ id: string; kind: string; left: number }>(
    await db.execute(sql`
      select g.goods_id as id, g.kind, coalesce(s.released - s.sold, g.day_stock) as "left"
      from mall_goods g left join mall_stock s on s.goods_id = g.goods_id and s.stock_day = ${stockDay}::date
      where g.on_sale and g.brands = '[]'::jsonb and g.kind <> 'game_center' order by g.place, g.goods_id`),
  );
  const onSale = (kindName: string) => goods.find(({ kind, left }) => kind === kindName && left > 0)?.id;
  return {
    vip: onSale('vip_p'),
    medal: onSale('medal_p'),
    soldOut: goods.find(({ left }) => left === 0)?.id,
  };
}
