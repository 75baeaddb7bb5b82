import pg from 'pg';
import type { AlipayConsole } from '../../../apps/server/test/alipay-console.ts';
import { buyMonth, type CopiedOrder, copyOrder, makeModelOrder, newPeople } from '../lib/copy-order.ts';

const BRAND = 'yujian';

export interface OrderFactory {
  /** Signed notifications of this many new unpaid orders, each of another user. */
  make(amount: number): Promise<string[]>;
  /** Number of fulfilled orders with their days and V power. */
  countFulfilled(): Promise<number>;
  close(): Promise<void>;
}

/** Creates one order with its call and copies the others, because creating orders is not what is measured. */
export async function openOrderFactory(
  serverUrl: string,
  databaseUrl: string,
  alipay: AlipayConsole,
): Promise<OrderFactory> {
  const model = await makeModelOrder(serverUrl, buyMonth(serverUrl));
  const database = new pg.Pool({ connectionString: databaseUrl, max: 1 });
  return {
    async make(amount) {
      const { rows } = await database.query<CopiedOrder>(COPY, [model, amount]);
      return rows.map(({ order_no, fen }) => alipay.write(BRAND, { paymentNo: order_no, fen }));
    },
    async countFulfilled() {
      const { rows } = await database.query<{ n: string }>(FULFILLED);
      return Number(rows[0]?.n);
    },
    close: () => database.end(),
  };
}

const COPY = copyOrder(newPeople('Android'));

const FULFILLED = `
  select count(*) as n from orders o
  join fulfilments f on f.user_id = o.user_id and f.order_no = o.order_no
  join ledger_entries e on e.user_id = o.user_id and e.ledger = 'entitlement' and e.cause = 'order:' || o.order_no
  join ledger_entries v on v.user_id = o.user_id and v.ledger = 'v_power' and v.cause = 'order:' || o.order_no
  where o.state = 'fulfilled'`;
