import { and, count, desc, eq, getTableColumns, sql } from 'drizzle-orm';
import { type Db, rowsOf } from '../../db/database.ts';
import { isOfBrand } from '../../db/of-brand.ts';
import { type PageRequest, rowsOfPage } from '../../db/page.ts';
import { mallExchanges, mallGoods, mallStock } from './mall.tables.ts';

export type Exchange = typeof mallExchanges.$inferSelect;
/** It waits for a review, or was refused. */
type Review = 'held' | 'refused';
export type MallGoods = typeof mallGoods.$inferSelect;

/** Goods with their remaining stock of a day, and whether the user has them already. */
export interface ShownGoods extends Omit<MallGoods, 'onSale' | 'brands' | 'dayStock' | 'place'> {
  left: number;
  isRestocked: boolean;
  hold: boolean;
}

export interface GoodsScope {
  brand: string;
  stockDay: string;
  /** The user whose medals are checked; undefined for a visitor. */
  userId: number | undefined;
}

const isOnSale = (brand: string) => sql`${mallGoods.onSale} and ${isOfBrand(mallGoods.brands, brand)}`;

const shownGoods = (db: Db, { stockDay, userId }: GoodsScope) =>
  db
    .select({
      goodsId: mallGoods.goodsId,
      kind: mallGoods.kind,
      name: mallGoods.name,
      cover: mallGoods.cover,
      details: mallGoods.details,
      points: mallGoods.points,
      days: mallGoods.days,
      medal: mallGoods.medal,
      left: sql<number>`coalesce(${mallStock.released} - ${mallStock.sold}, ${mallGoods.dayStock})`,
      isRestocked: sql<boolean>`${mallGoods.dayStock} > 0`,
      hold: sql<boolean>`exists (select 1 from ${mallExchanges}
        where ${mallExchanges.userId} = ${userId ?? null}::bigint and ${mallExchanges.medal} = ${mallGoods.medal})`,
    })
    .from(mallGoods)
    .leftJoin(mallStock, and(eq(mallStock.goodsId, mallGoods.goodsId), eq(mallStock.stockDay, stockDay)));

/** One page, the game centre first. */
export async function listOnSale(
  db: Db,
  scope: GoodsScope,
  kind: string,
  page: PageRequest,
): Promise<ShownGoods[]> {
  const { limit, offset } = rowsOfPage(page);
  return shownGoods(db, scope)
    .where(ofKind(scope, kind))
    .orderBy(sql`${mallGoods.kind} <> 'game_center'`, mallGoods.place, mallGoods.goodsId)
    .limit(limit)
    .offset(offset);
}

export async function countOnSale(
  db: Db,
  scope: GoodsScope,
  kind: string,
): Promise<{ total: number; games: number; restocked: number }> {
  const [row] = await db
    .select({
      total: count(),
      games: sql<number>`count(*) filter (where ${mallGoods.kind} = 'game_center')::int`,
      restocked: sql<number>`count(*) filter (where ${mallGoods.dayStock} > 0)::int`,
    })
    .from(mallGoods)
    .where(ofKind(scope, kind));
  return row ?? { total: 0, games: 0, restocked: 0 };
}

const ofKind = ({ brand }: GoodsScope, kind: string) =>
  and(isOnSale(brand), sql`(${kind} = '' or ${mallGoods.kind} = ${kind})`);

export async function findOnSale(
  db: Db,
  scope: GoodsScope,
  goodsId: string,
): Promise<ShownGoods | undefined> {
  const [row] = await shownGoods(db, scope).where(and(isOnSale(scope.brand), eq(mallGoods.goodsId, goodsId)));
  return row;
}

/** Takes one of a day's stock; false if none is left. The row locks all exchanges of the same goods. */
export async function takeOne(tx: Db, goodsId: string, stockDay: string): Promise<boolean> {
  const taken = await tx
    .update(mallStock)
    .set({ sold: sql`${mallStock.sold} + 1` })
    .where(
      and(
        eq(mallStock.goodsId, goodsId),
        eq(mallStock.stockDay, stockDay),
        sql`${mallStock.sold} < ${mallStock.released}`,
      ),
    )
    .returning({ sold: mallStock.sold });
  return taken.length > 0;
}

/** The day's release, created by the first call. */
export async function openStock(tx: Db, goodsId: string, stockDay: string): Promise<void> {
  await tx.execute(sql`
    insert into ${mallStock} (goods_id, stock_day, released)
    select ${mallGoods.goodsId}, ${stockDay}::date, ${mallGoods.dayStock}
    from ${mallGoods} where ${mallGoods.goodsId} = ${goodsId} and ${mallGoods.kind} <> 'game_center'
    on conflict do nothing`);
}

/**
 * Changes what was released, so that this many are left; returns how many were sold, undefined for unknown
 * goods.
 */
export async function setLeft(
  tx: Db,
  goodsId: string,
  { stockDay, left }: { stockDay: string; left: number },
): Promise<number | undefined> {
  await openStock(tx, goodsId, stockDay);
  const result = await tx.execute(sql`
    update ${mallStock} set released = sold + ${left}
    where goods_id = ${goodsId} and stock_day = ${stockDay}::date returning sold`);
  return rowsOf<{ sold: number }>(result)[0]?.sold;
}

/** False if the user has that medal already. */
export async function insertExchange(tx: Db, exchange: Exchange): Promise<boolean> {
  const written = await tx
    .insert(mallExchanges)
    .values(exchange)
    .onConflictDoNothing({ target: [mallExchanges.userId, mallExchanges.medal] })
    .returning({ exchangeNo: mallExchanges.exchangeNo });
  return written.length > 0;
}

export async function findExchange(
  tx: Db,
  userId: number,
  exchangeNo: string,
): Promise<Exchange | undefined> {
  const [row] = await tx
    .select()
    .from(mallExchanges)
    .where(and(eq(mallExchanges.userId, userId), eq(mallExchanges.exchangeNo, exchangeNo)));
  return row;
}

export async function findExchangeByKey(tx: Db, userId: number, key: string): Promise<Exchange | undefined> {
  const [row] = await tx
    .select()
    .from(mallExchanges)
    .where(and(eq(mallExchanges.userId, userId), eq(mallExchanges.idempotencyKey, key)));
  return row;
}

/** One page, newest first; the number only decides between two of the same time. */
export async function listOwnExchanges(
  db: Db,
  userId: number,
  page: PageRequest,
): Promise<Array<Exchange & { review: Review | null }>> {
  const { limit, offset } = rowsOfPage(page);
  const review = sql<Review | null>`(select h.state from holds h where h.subject_kind = 'exchange'
    and h.subject_id = ${mallExchanges.exchangeNo}::text and h.state in ('held', 'refused'))`;
  return db
    .select({ ...getTableColumns(mallExchanges), review })
    .from(mallExchanges)
    .where(eq(mallExchanges.userId, userId))
    .orderBy(desc(mallExchanges.at), desc(mallExchanges.exchangeNo))
    .limit(limit)
    .offset(offset);
}

export async function countOwnExchanges(db: Db, userId: number): Promise<number> {
  const [row] = await db
    .select({ total: count() })
    .from(mallExchanges)
    .where(eq(mallExchanges.userId, userId));
  return row?.total ?? 0;
}
