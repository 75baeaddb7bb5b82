import type { OrderState } from '@juban/domain';
import { type SQL, sql } from 'drizzle-orm';
import { type Db, rowsOf } from '../../db/database.ts';
import { type KeyedPage, keyTime, type ListKey, pageOf } from '../../db/keyset.ts';

/**
 * How many orders are examined for a page by a filter that no index serves, step by step until the page is full: a
 * filter that nearly none passes does not read them all.
 */
const EXAMINED_STEPS = [200, 2_000, 10_000];

export interface OrderFilter {
  /** Orders of other brands are left out. */
  brands: readonly string[];
  userId?: number | undefined;
  state?: OrderState | undefined;
  provider?: string | undefined;
  clientType?: string | undefined;
  goodsId?: string | undefined;
  from?: Date | undefined;
  until?: Date | undefined;
  leastFen?: number | undefined;
  mostFen?: number | undefined;
}

export interface ListedOrder {
  orderNo: string;
  userId: number;
  state: OrderState;
  brand: string;
  clientType: string;
  goodsName: string;
  fen: number;
  /** Of the payment that paid it, or of the latest one; empty for none. */
  provider: string;
  createdMs: number;
  paidMs: number | null;
}

export interface OrderSums {
  orders: number;
  paidOrders: number;
  paidFen: number;
  refundedFen: number;
  examined: number;
}

const and = (conditions: ReadonlyArray<SQL | undefined>): SQL =>
  sql.join(
    conditions.flatMap((condition) => condition ?? []),
    sql` and `,
  );

const timestamp = (at: Date) => sql`${at.toISOString()}::timestamptz`;

const EXAMINED = sql`o.order_no, o.user_id, o.state, o.brand, o.client_type, o.goods_id, o.goods_name, o.fen,
  o.created_at, o.paid_at`;

/**
 * The newest orders by the filters that an index serves. Each brand is read by the index and ends by itself, since an
 * index on brand and time has no order across brands.
 */
function newestOrders(filter: OrderFilter, after: ListKey | undefined, most: number): SQL {
  const { brands, userId, state, from, until } = filter;
  const further = [
    userId === undefined ? undefined : sql`o.user_id = ${userId}`,
    state && sql`o.state = ${state}`,
    from && sql`o.created_at >= ${timestamp(from)}`,
    until && sql`o.created_at < ${timestamp(until)}`,
    after && sql`(o.created_at, o.order_no) < (${after.at}::timestamptz, ${after.id})`,
  ];
  const newest = sql`order by o.created_at desc, o.order_no desc limit ${most}`;
  const ofBrand = (brand: string) =>
    sql`(select ${EXAMINED} from orders o where ${and([sql`o.brand = ${brand}`, ...further])} ${newest})`;
  return sql`select * from (${sql.join(brands.map(ofBrand), sql` union all `)}) o ${newest}`;
}

const PAYMENT = sql`left join lateral (
    select p.provider from payments p where p.user_id = o.user_id and p.order_no = o.order_no
    order by (p.paid_at is not null and not p.surplus) desc, p.created_at desc limit 1
  ) p on true`;

/** The filters that no index serves. */
function restOf({ provider, clientType, goodsId, leastFen, mostFen }: OrderFilter): SQL | undefined {
  const rest = [
    provider === undefined ? undefined : sql`p.provider = ${provider}`,
    clientType === undefined ? undefined : sql`o.client_type = ${clientType}`,
    goodsId === undefined ? undefined : sql`o.goods_id = ${goodsId}`,
    leastFen === undefined ? undefined : sql`o.fen >= ${leastFen}`,
    mostFen === undefined ? undefined : sql`o.fen <= ${mostFen}`,
  ].flatMap((condition) => condition ?? []);
  return rest.length > 0 ? and(rest) : undefined;
}

interface Reading {
  after: ListKey | undefined;
  most: number;
  /** Fewer in tests. */
  steps?: readonly number[];
}

/** A page, newest first. It may be short while there is a next one, if hardly any order passes the filter. */
export async function listOrderPage(
  db: Db,
  filter: OrderFilter,
  { after, most, steps = EXAMINED_STEPS }: Reading,
): Promise<KeyedPage<ListedOrder>> {
  if (filter.brands.length === 0) return { rows: [], next: null };
  const rest = restOf(filter);
  const rows: ListedOrder[] = [];
  let place = after;
  for (const step of rest ? steps.map((each) => Math.max(each, 2)) : [most + 1]) {
    const examined = newestOrders(filter, place, step);
    const page = pageOf(
      await readOrders(db, examined, rest, most - rows.length + 1),
      most - rows.length,
      placeOf,
    );
    rows.push(...page.rows);
    if (page.next || !rest) return { rows, next: page.next };
    // No more pass among those that were examined: the list goes on after the last of them.
    const last = await findLast(db, examined, step);
    if (!last || rows.length === most) return { rows, next: last ?? null };
    place = last;
  }
  return { rows, next: place ?? null };
}

type ReadOrder = ListedOrder & { at: string };

const placeOf = ({ at, orderNo }: ReadOrder): ListKey => ({ at, id: orderNo });

async function readOrders(db: Db, examined: SQL, rest: SQL | undefined, most: number): Promise<ReadOrder[]> {
  return rowsOf(
    await db.execute(sql`
      select o.order_no as "orderNo", o.user_id::float8 as "userId", o.state, o.brand,
        o.client_type as "clientType", o.goods_name as "goodsName", o.fen, coalesce(p.provider, '') as provider,
        (extract(epoch from o.created_at) * 1000)::float8 as "createdMs",
        (extract(epoch from o.paid_at) * 1000)::float8 as "paidMs", ${keyTime(sql`o.created_at`)} as at
      from (${examined}) o ${PAYMENT} ${rest ? sql`where ${rest}` : sql``}
      order by o.created_at desc, o.order_no desc limit ${most}`),
  );
}

/** Undefined if fewer were examined than could be. */
async function findLast(db: Db, examined: SQL, step: number): Promise<ListKey | undefined> {
  const [last] = rowsOf<ListKey>(
    await db.execute(sql`
      select ${keyTime(sql`o.created_at`)} as at, o.order_no as id from (${examined}) o
      order by o.created_at desc, o.order_no desc offset ${step - 1} limit 1`),
  );
  return last;
}

/** Totals of at most this many of the newest orders; `examined` is one more if there are others. */
export async function sumOrderRows(db: Db, filter: OrderFilter, most: number): Promise<OrderSums> {
  const none = { orders: 0, paidOrders: 0, paidFen: 0, refundedFen: 0, examined: 0 };
  if (filter.brands.length === 0) return none;
  const passes = restOf(filter) ?? sql`true`;
  const [sums] = rowsOf<OrderSums>(
    await db.execute(sql`
      select count(*) filter (where passes)::float8 as orders,
        count(*) filter (where passes and paid_at is not null)::float8 as "paidOrders",
        coalesce(sum(fen) filter (where passes and paid_at is not null), 0)::float8 as "paidFen",
        coalesce(sum(refunded) filter (where passes), 0)::float8 as "refundedFen", count(*)::float8 as examined
      from (
        select o.fen, o.paid_at, ${passes} as passes, r.refunded
        from (${newestOrders(filter, undefined, most + 1)}) o ${filter.provider === undefined ? sql`` : PAYMENT}
        left join lateral (
          select sum(r.fen) as refunded from refunds r
          where o.state in ('refunded', 'partly-refunded', 'refunding') and r.user_id = o.user_id
            and r.order_no = o.order_no and r.state = 'done' and r.kind <> 'surplus'
        ) r on true
      ) counted`),
  );
  return sums ?? none;
}
