import { and, eq, sql } from 'drizzle-orm';
import { type Db, rowsOf } from '../../db/database.ts';
import { isOfBrand } from '../../db/of-brand.ts';
import { gameReservations, reservations } from './reservation.tables.ts';

export type GameReservation = typeof gameReservations.$inferSelect;

const instant = (at: Date) => sql`${at.toISOString()}::timestamptz`;

/** The brand's one that is open at that time; otherwise the last ended one; otherwise the next one. */
export async function findCurrent(db: Db, brand: string, at: Date): Promise<GameReservation | undefined> {
  const { startsAt, endsAt, reservationId, brands } = gameReservations;
  const now = instant(at);
  const [row] = await db
    .select()
    .from(gameReservations)
    .where(isOfBrand(brands, brand))
    .orderBy(
      sql`case when ${startsAt} > ${now} then 2 when ${endsAt} <= ${now} then 1 else 0 end`,
      sql`case when ${startsAt} > ${now} then ${startsAt} end`,
      sql`${endsAt} desc`,
      reservationId,
    )
    .limit(1);
  return row;
}

/** When any of a brand opens or ends next: from then on another one may be the current. */
export async function findNextChange(db: Db, brand: string, at: Date): Promise<Date | undefined> {
  const { startsAt, endsAt, brands } = gameReservations;
  const change = sql`case when ${startsAt} > ${instant(at)} then ${startsAt} else ${endsAt} end`;
  const [row] = await db
    .select({ next: sql`min(${change})`.mapWith(startsAt) })
    .from(gameReservations)
    .where(and(isOfBrand(brands, brand), sql`${endsAt} > ${instant(at)}`));
  return row?.next ?? undefined;
}

/** Writes it if the game can be reserved at that time; false if it cannot, or the user has reserved it. */
export async function insertReservation(
  db: Db,
  { reservationId, userId, at }: { reservationId: string; userId: number; at: Date },
): Promise<boolean> {
  const result = await db.execute(sql`
    insert into ${reservations} (reservation_id, user_id, reserved_at, window_starts_at, window_ends_at)
    select reservation_id, ${userId}::bigint, ${instant(at)}, starts_at, ends_at from ${gameReservations}
    where reservation_id = ${reservationId} and starts_at <= ${instant(at)} and ends_at > ${instant(at)}
    on conflict (reservation_id, user_id) do nothing
    returning user_id`);
  return rowsOf(result).length > 0;
}

export async function hasReserved(db: Db, reservationId: string, userId: number): Promise<boolean> {
  const [row] = await db
    .select({ userId: reservations.userId })
    .from(reservations)
    .where(and(eq(reservations.reservationId, reservationId), eq(reservations.userId, userId)));
  return row !== undefined;
}
