import type { BrandId } from '@juban/catalog';
import { sql } from 'drizzle-orm';
import { type Db, rowsOf } from '../db/database.ts';

export interface LabPayment {
  paymentNo: string;
  orderNo: string;
  provider: string;
  brand: BrandId;
  fen: number;
  title: string;
  /** Of the order, for the contract that is signed with it. */
  days: number;
  renewable: boolean;
  userId: number;
}

/**
 * The attempt with that number, otherwise the order's newest, an open one first; of one provider if it is
 * given.
 */
export async function findLabPayment(
  db: Db,
  userId: number,
  { number, provider }: { number: string; provider: string | undefined },
): Promise<LabPayment | undefined> {
  const result = await db.execute(sql`
    select p.payment_no as "paymentNo", p.order_no as "orderNo", p.provider, o.brand, p.fen, o.goods_name as title,
      o.days, o.renewable, p.user_id::float8 as "userId"
    from payments p join orders o on o.user_id = p.user_id and o.order_no = p.order_no
    where p.user_id = ${userId} and ${number} in (p.payment_no, p.order_no)
      and p.provider = coalesce(${provider ?? null}, p.provider)
    order by (p.payment_no = ${number} and p.payment_no <> p.order_no) desc, (p.state = 'open') desc, p.created_at desc
    limit 1`);
  return rowsOf<LabPayment>(result)[0];
}

export interface LabOrder {
  orderNo: string;
  userId: string;
  state: string;
  goodsName: string;
  fen: number;
  createTime: number;
  payments: Array<{ paymentNo: string; provider: string; method: string; state: string; surplus: boolean }>;
}

const MOST_ORDERS = 20;

/** The newest orders of all users with the state of their payments. */
export async function readLabOrders(db: Db): Promise<LabOrder[]> {
  const result = await db.execute(sql`
    select o.order_no as "orderNo", o.user_id::text as "userId", o.state, o.goods_name as "goodsName", o.fen,
      (extract(epoch from o.created_at) * 1000)::float8 as "createTime",
      (select coalesce(json_agg(json_build_object('paymentNo', p.payment_no, 'provider', p.provider,
          'method', p.method, 'state', p.state, 'surplus', p.surplus) order by p.created_at), '[]')
        from payments p where p.user_id = o.user_id and p.order_no = o.order_no) as payments
    from orders o order by o.created_at desc, o.order_no desc limit ${MOST_ORDERS}`);
  return rowsOf<LabOrder>(result).map((order) => ({ ...order, createTime: Math.round(order.createTime) }));
}

/** False for an order that is not open, or already marked. */
export async function markForReview(db: Db, userId: number, orderNo: string): Promise<boolean> {
  const marked = await db.execute(sql`
    insert into holds (subject_kind, subject_id, user_id, brand, rule, facts, state, held_at)
    select 'order', order_no, user_id, brand, 'accounts-of-device', '{"count": 11, "most": 10, "hours": 24}', 'marked', created_at
    from orders where user_id = ${userId} and order_no = ${orderNo} and state in ('created', 'paying')
    on conflict do nothing returning subject_id`);
  return rowsOf(marked).length > 0;
}
