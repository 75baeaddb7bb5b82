import type pg from 'pg';
import type { AlipayConsole } from '../../../apps/server/test/alipay-console.ts';
import { buyMonth, type CopiedOrder, copyOrder, makeModelOrder } from '../lib/copy-order.ts';

const BRAND = 'yujian';

/** Signed notifications of new orders, one per user. */
export type MakeNotifications = (userIds: readonly number[]) => Promise<string[]>;

/** Creates one order with its call and copies it for users from the whole table. */
export async function openOrders(
  serverUrl: string,
  database: pg.Pool,
  alipay: AlipayConsole,
): Promise<MakeNotifications> {
  const model = await makeModelOrder(serverUrl, buyMonth(serverUrl));
  let batch = 0;
  return async (userIds) => {
    batch += 1;
    const given = [model, userIds, String(batch).padStart(5, '0')];
    const { rows } = await database.query<CopiedOrder>(COPY, given);
    return rows.map(({ order_no, fen }) => alipay.write(BRAND, { paymentNo: order_no, fen }));
  };
}

const COPY = copyOrder(
  `select id, to_char(now(), 'YYMMDDHH24MISS') || $3::text || id as no from unnest($2::bigint[]) as p (id)`,
);
