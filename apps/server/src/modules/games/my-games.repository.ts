import { and, eq, inArray, sql } from 'drizzle-orm';
import { type Db, rowsOf } from '../../db/database.ts';
import { namedStatement } from '../../db/prepared.ts';
import { CARD_COLUMNS, type CardRow } from './games.repository.ts';
import { gameBookings, gamePlays, gameReports, gameSettings } from './my-games.tables.ts';

export type GameSetting = Omit<typeof gameSettings.$inferSelect, 'userId'>;
export type GameReport = typeof gameReports.$inferSelect;

export interface PlayedRow extends CardRow {
  openTime: number;
  times: number;
}

export interface BookedRow extends CardRow {
  reserveTime: number;
}

interface Moment {
  at: number;
  gameId: string;
}

const plays = namedStatement<PlayedRow>(
  'game_history',
  `select ${CARD_COLUMNS}, (extract(epoch from p.opened_at) * 1000)::float8 as "openTime", p.times
  from game_plays p join games g on g.game_id = p.game_id
  where p.user_id = $1::bigint
    and ($2::timestamptz is null or p.opened_at < $2::timestamptz
      or (p.opened_at = $2::timestamptz and p.game_id > $3::text))
  order by p.opened_at desc, p.game_id limit $4::integer`,
);

/** What a user has played, last first, from a time on. */
export const listPlays = (db: Db, userId: number, after: Moment | undefined, most: number) =>
  plays(db, [userId, after ? new Date(after.at).toISOString() : null, after?.gameId ?? '', most]);

/** How many existing games a user has played. */
export async function countPlays(db: Db, userId: number): Promise<number> {
  const result = await db.execute(sql`
    select count(*)::int as total from ${gamePlays} p join games g on g.game_id = p.game_id
    where p.user_id = ${userId}::bigint`);
  return rowsOf<{ total: number }>(result)[0]?.total ?? 0;
}

const bookings = namedStatement<BookedRow>(
  'game_bookings',
  `select ${CARD_COLUMNS}, (extract(epoch from b.booked_at) * 1000)::float8 as "reserveTime"
  from game_bookings b join games g on g.game_id = b.game_id
  where b.user_id = $1::bigint and g.status <> 0 order by b.booked_at desc, b.game_id limit $2::integer`,
);

export const listBookings = (db: Db, userId: number, most: number) => bookings(db, [userId, most]);

interface Act {
  userId: number;
  gameId: string;
  at: Date;
}

/** Whether a game is released at that time; an announced one is released by itself. */
const isOut = (at: Date) =>
  sql`(g.status = 1 or (g.status = 2 and g.release_at <= ${at.toISOString()}::timestamptz))`;

/** Recorded only for a released game, and only if its player keeps a history. */
export async function insertPlay(db: Db, { userId, gameId, at }: Act): Promise<void> {
  await db.execute(sql`
    insert into ${gamePlays} (user_id, game_id, opened_at)
    select ${userId}::bigint, g.game_id, ${at.toISOString()}::timestamptz from games g
    where g.game_id = ${gameId} and ${isOut(at)} and not exists (
      select 1 from ${gameSettings} s where s.user_id = ${userId}::bigint and not s.keep_history)
    on conflict (user_id, game_id) do update
    set times = game_plays.times + 1, opened_at = greatest(game_plays.opened_at, excluded.opened_at)`);
}

/** False if the game cannot be reserved now; true also if it was reserved before. */
export async function insertBooking(db: Db, { userId, gameId, at }: Act): Promise<boolean> {
  const result = await db.execute(sql`
    insert into ${gameBookings} (user_id, game_id, booked_at)
    select ${userId}::bigint, g.game_id, ${at.toISOString()}::timestamptz
    from games g where g.game_id = ${gameId} and g.status = 2 and ${isOut(at)} is not true
    on conflict (user_id, game_id) do update set booked_at = game_bookings.booked_at
    returning game_id`);
  return rowsOf(result).length > 0;
}

export async function deleteBooking(db: Db, userId: number, gameId: string): Promise<void> {
  await db.delete(gameBookings).where(and(eq(gameBookings.userId, userId), eq(gameBookings.gameId, gameId)));
}

/** Returns how many were deleted. */
export async function deletePlays(
  db: Db,
  userId: number,
  gameIds: readonly string[] | undefined,
): Promise<number> {
  const named = gameIds ? inArray(gamePlays.gameId, [...gameIds]) : undefined;
  const gone = await db
    .delete(gamePlays)
    .where(and(eq(gamePlays.userId, userId), named))
    .returning({ gameId: gamePlays.gameId });
  return gone.length;
}

export async function findSetting(db: Db, userId: number): Promise<GameSetting | undefined> {
  const { releaseNotice, wifiOnly, keepHistory } = gameSettings;
  const [row] = await db
    .select({ releaseNotice, wifiOnly, keepHistory })
    .from(gameSettings)
    .where(eq(gameSettings.userId, userId));
  return row;
}

/** Writes the given fields and keeps the others, also those of a concurrent change. */
export async function upsertSetting(
  db: Db,
  userId: number,
  { usual, change }: { usual: GameSetting; change: Partial<GameSetting> },
): Promise<GameSetting> {
  const [row] = await db
    .insert(gameSettings)
    .values({ userId, ...usual, ...change })
    .onConflictDoUpdate({ target: gameSettings.userId, set: { userId, ...change } })
    .returning();
  const { userId: _owner, ...setting } = row ?? { userId, ...usual };
  return setting;
}

/** False if this user has reported this game on that day. */
export async function insertReport(db: Db, report: GameReport): Promise<boolean> {
  const written = await db
    .insert(gameReports)
    .values(report)
    .onConflictDoNothing({ target: [gameReports.userId, gameReports.gameId, gameReports.reportedOn] })
    .returning({ reportNo: gameReports.reportNo });
  return written.length > 0;
}
