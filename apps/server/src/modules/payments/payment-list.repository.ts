import { type SQL, sql } from 'drizzle-orm';
import { type Db, rowsOf } from '../../db/database.ts';
import { type KeyedPage, keyTime, type ListKey, pageOf } from '../../db/keyset.ts';
import type { PaymentState } from './payment.tables.ts';

/** A page examines at most this many payments, so that a filter that nearly none passes does not read them all. */
const MOST_EXAMINED = 10_000;

export interface PaymentFilter {
  /** Of their orders. */
  brands: readonly string[];
  provider?: string | undefined;
  state?: string | undefined;
  from?: Date | undefined;
  until?: Date | undefined;
}

export interface ListedPayment {
  paymentNo: string;
  orderNo: string;
  userId: number;
  provider: string;
  state: PaymentState;
  fen: number;
  refundedFen: number;
  tradeNo: string | null;
  createdMs: number;
  paidMs: number | null;
}

const SHOWN = sql`p.payment_no as "paymentNo", p.order_no as "orderNo", p.user_id::float8 as "userId", p.provider,
  p.state, p.fen, p.refunded_fen as "refundedFen", p.trade_no as "tradeNo",
  (extract(epoch from p.created_at) * 1000)::float8 as "createdMs",
  (extract(epoch from p.paid_at) * 1000)::float8 as "paidMs"`;

/** A value for each row, since `exists` may be planned as a join with all orders. */
const isOfBrands = (brands: readonly string[]): SQL => sql`(select o.brand from orders o
  where o.user_id = p.user_id and o.order_no = p.order_no) = any (${sql.param([...brands])}::text[])`;

/** A page, newest first. It may be short while there is a next one, if hardly any payment passes the filter. */
export async function listPaymentPage(
  db: Db,
  { brands, provider, state, from, until }: PaymentFilter,
  {
    after,
    most,
    mostExamined = MOST_EXAMINED,
  }: { after: ListKey | undefined; most: number; mostExamined?: number },
): Promise<KeyedPage<ListedPayment>> {
  const conditions = [
    sql`true`,
    ...(state === undefined ? [] : [sql`p.state = ${state}`]),
    ...(from ? [sql`p.created_at >= ${from.toISOString()}::timestamptz`] : []),
    ...(until ? [sql`p.created_at < ${until.toISOString()}::timestamptz`] : []),
    ...(after ? [sql`(p.created_at, p.payment_no) < (${after.at}::timestamptz, ${after.id})`] : []),
  ];
  const examined = sql`select p.* from payments p where ${sql.join(conditions, sql` and `)}
    order by p.created_at desc, p.payment_no desc limit ${mostExamined}`;
  const read = rowsOf<ListedPayment & { at: string }>(
    await db.execute(sql`
      select ${SHOWN}, ${keyTime(sql`p.created_at`)} as at from (${examined}) p
      where ${isOfBrands(brands)} ${provider === undefined ? sql`` : sql`and p.provider = ${provider}`}
      order by p.created_at desc, p.payment_no desc limit ${most + 1}`),
  );
  const page = pageOf(read, most, ({ at, paymentNo }) => ({ at, id: paymentNo }));
  if (page.next) return page;
  const [last] = rowsOf<ListKey>(
    await db.execute(sql`
      select ${keyTime(sql`p.created_at`)} as at, p.payment_no as id from (${examined}) p
      order by p.created_at desc, p.payment_no desc offset ${mostExamined - 1} limit 1`),
  );
  return { rows: page.rows, next: last ?? null };
}

/** By the provider's own number, in these brands; few have the same. */
export async function findByTradeNo(
  db: Db,
  tradeNo: string,
  brands: readonly string[],
): Promise<ListedPayment[]> {
  return rowsOf(
    await db.execute(sql`
      select ${SHOWN} from payments p where p.trade_no = ${tradeNo} and ${isOfBrands(brands)}
      order by p.created_at desc limit 5`),
  );
}
