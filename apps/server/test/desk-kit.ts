import { makeOrderNo } from '@juban/domain';
import { sql } from 'drizzle-orm';
import { rowsOf } from '../src/db/database.ts';
import { newPhone, startProduct } from './kit.ts';

export interface RawOrder {
  userId: number;
  /** Its place: orders of the same time are told apart by it. */
  chance: number;
  at?: Date;
  brand?: string;
  state?: string;
  clientType?: string;
  goodsId?: string;
  goodsName?: string;
  fen?: number;
  provider?: string;
}

const PAID = new Set(['paid', 'fulfilled', 'refunding', 'refunded', 'partly-refunded']);
const OVER = new Set(['closed', 'refunded']);

/** The product with rows that no purchase made, for lists and searches; it must be closed without the check. */
export async function startDesk() {
  const product = await startProduct();
  const { db } = product.foundation.database;
  const query = async <Row>(statement: ReturnType<typeof sql>) => rowsOf<Row>(await db.execute(statement));

  async function newUser(wanted: { nickName?: string; clientType?: string } = {}) {
    const mobile = newPhone();
    const made = await product.lab<{ id: string; token: string }>('POST', '/users', { mobile, ...wanted });
    return { id: Number(made.id), token: made.token, mobile };
  }

  /** An order with a payment; returns its number. */
  async function addOrder(order: RawOrder): Promise<string> {
    const { userId, chance, at = new Date(), brand = 'yujian', state = 'fulfilled', fen = 2_500 } = order;
    const { clientType = 'Android', goodsId = 'month', goodsName = 'VIP 月卡', provider = 'alipay' } = order;
    const orderNo = makeOrderNo(at, chance, userId);
    const time = at.toISOString();
    const paidAt = PAID.has(state) ? time : null;
    await query(sql`
      insert into orders (user_id, order_no, state, brand, client_type, channel_id, goods_id, goods_code, goods_name,
        family, renewable, fen, currency, days, v_power, agreements, request_hash, created_at, closes_at, paid_at, ended_at)
      values (${userId}, ${orderNo}, ${state}, ${brand}, ${clientType}, 2, ${goodsId}, ${goodsId}, ${goodsName}, 'vip',
        false, ${fen}, 'RMB', 31, 25, '[]', ${orderNo}, ${time}, ${time}::timestamptz + interval '1 hour', ${paidAt},
        ${OVER.has(state) ? time : null})`);
    await query(sql`
      insert into payments (user_id, payment_no, order_no, provider, method, state, fen, currency, app_id, seller_id,
        trade_no, created_at, paid_at)
      values (${userId}, ${orderNo}, ${orderNo}, ${provider}, 'h5', ${paidAt ? 'paid' : 'open'}, ${fen}, 'RMB', 'a', 's',
        ${paidAt ? `trade-${orderNo}` : null}, ${time}, ${paidAt})`);
    return orderNo;
  }

  async function addContract(userId: number, orderNo: string, brand = 'yujian', due?: Date): Promise<void> {
    await query(sql`
      insert into contracts (user_id, contract_no, state, brand, provider, family, goods_code, goods_name, fen, currency,
        period_unit, period_count, created_at, external_no, signed_at, anchor_day, paid_until, next_charge_at)
      values (${userId}, ${orderNo}, 'active', ${brand}, 'alipay', 'vip', 'auto', '连续包月', 1900, 'RMB', 'month', 1,
        now(), ${`ext-${orderNo}`}, now(), current_date, now() + interval '31 days', ${due?.toISOString() ?? null})`);
  }

  return { product, query, newUser, addOrder, addContract, close: product.close };
}

export type Desk = Awaited<ReturnType<typeof startDesk>>;
