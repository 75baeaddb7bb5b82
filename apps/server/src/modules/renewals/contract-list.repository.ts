import type { ContractState } from '@juban/domain';
import { type SQL, sql } from 'drizzle-orm';
import { type Db, rowsOf } from '../../db/database.ts';
import { type KeyedPage, keyTime, type ListKey, pageOf } from '../../db/keyset.ts';
import type { CloseReason } from './renewal.tables.ts';

/** A page examines at most this many contracts, so that a filter that nearly none passes does not read them all. */
const MOST_EXAMINED = 5_000;

export interface ContractFilter {
  brands: readonly string[];
  state?: string | undefined;
  userId?: number | undefined;
  order: 'newest' | 'due' | 'failed';
}

export interface ListedContract {
  contractNo: string;
  userId: number;
  brand: string;
  provider: string;
  state: ContractState;
  goodsName: string;
  fen: number;
  reason: CloseReason;
  dueMs: number | null;
  createdMs: number;
  /** Of the newest charge, if it failed. */
  failedTries: number | null;
  retryMs: number | null;
}

const SHOWN = sql`c.contract_no as "contractNo", c.user_id::float8 as "userId", c.brand, c.provider, c.state,
  c.goods_name as "goodsName", c.fen, c.reason,
  (extract(epoch from c.created_at) * 1000)::float8 as "createdMs",
  (extract(epoch from case when c.state = 'active' then coalesce(f.retry_at, c.next_charge_at) end) * 1000)::float8 as "dueMs",
  f.tries::int as "failedTries", (extract(epoch from f.retry_at) * 1000)::float8 as "retryMs"`;

/** The newest charge of a contract, if its order was closed without money. */
const FAILED = sql`left join lateral (
    select h.tries, h.retry_at from (
      select h.* from contract_charges h where h.user_id = c.user_id and h.contract_no = c.contract_no
      order by h.period desc limit 1
    ) h join orders o on o.user_id = h.user_id and o.order_no = h.order_no
    where o.state = 'closed'
  ) f on true`;

interface Reading {
  after: ListKey | undefined;
  most: number;
  mostExamined?: number;
}

/** By the next charge, or newest first. It may be short while there is a next one, if hardly any passes the filter. */
export async function listContractPage(
  db: Db,
  filter: ContractFilter,
  { after, most, mostExamined = MOST_EXAMINED }: Reading,
): Promise<KeyedPage<ListedContract>> {
  if (filter.brands.length === 0) return { rows: [], next: null };
  const isDue = filter.order === 'due';
  const at = (isDue ? sql`c.next_charge_at` : sql`c.created_at`) satisfies SQL;
  const order = isDue ? sql`${at}, c.contract_no` : sql`${at} desc, c.contract_no desc`;
  const examined = examinedBy(filter, { at, order, after, mostExamined });
  const rest = [
    ...(filter.state === undefined ? [] : [sql`c.state = ${filter.state}`]),
    ...(filter.order === 'failed' ? [sql`(f.tries is not null or c.reason = 'charge-failed')`] : []),
    sql`true`,
  ];
  const read = rowsOf<ListedContract & { at: string }>(
    await db.execute(sql`
      select ${SHOWN}, ${keyTime(at)} as at from (${examined}) c ${FAILED}
      where ${sql.join(rest, sql` and `)} order by ${order} limit ${most + 1}`),
  );
  const page = pageOf(read, most, ({ at: place, contractNo }) => ({ at: place, id: contractNo }));
  if (page.next) return page;
  const [last] = rowsOf<ListKey>(
    await db.execute(sql`
      select ${keyTime(at)} as at, c.contract_no as id from (${examined}) c
      order by ${order} offset ${mostExamined - 1} limit 1`),
  );
  return { rows: page.rows, next: last ?? null };
}

function examinedBy(
  { brands, userId, order: kind }: ContractFilter,
  {
    at,
    order,
    after,
    mostExamined,
  }: { at: SQL; order: SQL; after: ListKey | undefined; mostExamined: number },
): SQL {
  const isDue = kind === 'due';
  const further = [
    ...(userId === undefined ? [] : [sql`c.user_id = ${userId}`]),
    ...(isDue ? [sql`c.state = 'active' and c.next_charge_at is not null`] : []),
    ...(after
      ? [
          isDue
            ? sql`(${at}, c.contract_no) > (${after.at}::timestamptz, ${after.id})`
            : sql`(${at}, c.contract_no) < (${after.at}::timestamptz, ${after.id})`,
        ]
      : []),
  ];
  // Each brand is read by the index and ends by itself, since the index has no order across brands.
  const ofBrand = (brand: string) =>
    sql`(select c.* from contracts c where ${sql.join([sql`c.brand = ${brand}`, ...further], sql` and `)}
      order by ${order} limit ${mostExamined})`;
  return sql`select * from (${sql.join(brands.map(ofBrand), sql` union all `)}) c
    order by ${order} limit ${mostExamined}`;
}

/** By the provider's own number, in these brands; few have the same. */
export async function findByExternalNo(
  db: Db,
  externalNo: string,
  brands: readonly string[],
): Promise<ListedContract[]> {
  return rowsOf(
    await db.execute(sql`
      select ${SHOWN} from contracts c ${FAILED}
      where c.external_no = ${externalNo} and c.brand = any (${sql.param([...brands])}::text[])
      order by c.created_at desc limit 5`),
  );
}
