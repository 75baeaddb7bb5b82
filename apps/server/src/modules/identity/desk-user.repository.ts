import { sql } from 'drizzle-orm';
import { type Db, rowsOf } from '../../db/database.ts';
import { type KeyedPage, keyTime, type ListKey, pageOf } from '../../db/keyset.ts';

/** A page examines at most this many users, so that a brand with hardly any does not read them all. */
const MOST_EXAMINED = 5_000;

export interface DeskUserRow {
  id: number;
  nickName: string;
  headImgUrl: string;
  brand: string;
  clientType: string;
  registeredMs: number;
  phoneSealed: string | null;
}

export interface UserFilter {
  /** Of registration, or of an order. */
  brands: readonly string[];
  /** Of registration only. */
  brand?: string | undefined;
  from?: Date | undefined;
  until?: Date | undefined;
}

const SHOWN = sql`u.id::float8 as id, u.nick_name as "nickName", u.head_img_url as "headImgUrl", u.brand,
  u.client_type as "clientType", (extract(epoch from u.registered_at) * 1000)::float8 as "registeredMs",
  (select p.phone_sealed from phones p where p.user_id = u.id) as "phoneSealed"`;

const listOf = (brands: readonly string[]) => sql`${sql.param([...brands])}::text[]`;

/**
 * A contract begins with an order, so that orders name the brands of contracts too. A value for each row, since
 * `exists` may be planned as a hash of all orders.
 */
const isVisible = (brands: readonly string[]) => sql`(u.brand = any (${listOf(brands)}) or (
  select true from orders o where o.user_id = u.id and o.brand = any (${listOf(brands)}) limit 1))`;

/** A page, newest first. It may be short while there is a next one, if hardly any user is visible. */
export async function listUserPage(
  db: Db,
  { brands, brand, from, until }: UserFilter,
  {
    after,
    most,
    mostExamined = MOST_EXAMINED,
  }: { after: ListKey | undefined; most: number; mostExamined?: number },
): Promise<KeyedPage<DeskUserRow>> {
  const conditions = [
    sql`true`,
    ...(brand === undefined ? [] : [sql`u.brand = ${brand}`]),
    ...(from ? [sql`u.registered_at >= ${from.toISOString()}::timestamptz`] : []),
    ...(until ? [sql`u.registered_at < ${until.toISOString()}::timestamptz`] : []),
    ...(after ? [sql`(u.registered_at, u.id) < (${after.at}::timestamptz, ${after.id}::bigint)`] : []),
  ];
  const examined = sql`select u.* from users u where ${sql.join(conditions, sql` and `)}
    order by u.registered_at desc, u.id desc limit ${mostExamined}`;
  const read = rowsOf<DeskUserRow & { at: string }>(
    await db.execute(sql`
      select ${SHOWN}, ${keyTime(sql`u.registered_at`)} as at from (${examined}) u where ${isVisible(brands)}
      order by u.registered_at desc, u.id desc limit ${most + 1}`),
  );
  const page = pageOf(read, most, ({ at, id }) => ({ at, id: String(id) }));
  if (page.next) return page;
  const [last] = rowsOf<ListKey>(
    await db.execute(sql`
      select ${keyTime(sql`u.registered_at`)} as at, u.id::text as id from (${examined}) u
      order by u.registered_at desc, u.id desc offset ${mostExamined - 1} limit 1`),
  );
  return { rows: page.rows, next: last ?? null };
}

/** Undefined for an unknown user, and for one of other brands. */
export async function findDeskUser(
  db: Db,
  id: number,
  brands: readonly string[],
): Promise<DeskUserRow | undefined> {
  const [row] = rowsOf<DeskUserRow>(
    await db.execute(sql`select ${SHOWN} from users u where u.id = ${id} and ${isVisible(brands)}`),
  );
  return row;
}

export async function findOwnerOfPhone(db: Db, phoneIndex: string): Promise<number | undefined> {
  const [row] = rowsOf<{ id: number | null }>(
    await db.execute(sql`select user_id::float8 as id from phones where phone_index = ${phoneIndex}`),
  );
  return row?.id ?? undefined;
}

export async function listSealedPhones(
  db: Db,
  userIds: readonly number[],
): Promise<Array<{ userId: number; phoneSealed: string }>> {
  return rowsOf(
    await db.execute(sql`
      select user_id::float8 as "userId", phone_sealed as "phoneSealed" from phones
      where user_id = any (${sql.param([...userIds])}::bigint[])`),
  );
}
