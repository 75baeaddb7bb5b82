import type { BrandId } from '@juban/catalog';
import { sql } from 'drizzle-orm';
import { type Db, rowsOf } from '../db/database.ts';

export interface LabAppleOrder {
  userId: number;
  brand: BrandId;
  goodsCode: string;
  fen: number;
  days: number;
  renewable: boolean;
  /** The store's own number, once paid. */
  tradeNo: string | null;
}

/** What an order sells, as the store would sell it. */
export async function findLabAppleOrder(
  db: Db,
  userId: number,
  orderNo: string,
): Promise<LabAppleOrder | undefined> {
  const result = await db.execute(sql`
    select o.user_id::float8 as "userId", o.brand, o.goods_code as "goodsCode", o.fen, o.days, o.renewable,
      (select p.trade_no from payments p where p.user_id = o.user_id and p.order_no = o.order_no
        and p.provider = 'apple' and p.trade_no is not null limit 1) as "tradeNo"
    from orders o where o.user_id = ${userId} and o.order_no = ${orderNo}`);
  return rowsOf<LabAppleOrder>(result)[0];
}
