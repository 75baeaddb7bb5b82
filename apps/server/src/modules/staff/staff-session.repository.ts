import { and, desc, eq, gt, ne, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import type { StaffRow } from './staff.repository.ts';
import { staff, staffSessions, staffTries } from './staff.tables.ts';

export type StaffSession = typeof staffSessions.$inferSelect;

/** A session lives until it expires, and ends earlier if it is not used. */
export interface SessionTimes {
  now: Date;
  idleSince: Date;
}

const lives = ({ now, idleSince }: SessionTimes): SQL | undefined =>
  and(gt(staffSessions.expiresAt, now), gt(staffSessions.lastSeenAt, idleSince));

export async function insertStaffSession(
  tx: Db,
  row: Omit<typeof staffSessions.$inferInsert, 'id'>,
): Promise<void> {
  await tx.insert(staffSessions).values(row);
}

/** Only of active staff: somebody who is deactivated is out at the next call. */
export async function findStaffSession(
  db: Db,
  tokenHash: string,
  times: SessionTimes,
): Promise<{ session: StaffSession; member: StaffRow } | undefined> {
  const [row] = await db
    .select({ session: staffSessions, member: staff })
    .from(staffSessions)
    .innerJoin(staff, eq(staff.id, staffSessions.staffId))
    .where(and(eq(staffSessions.tokenHash, tokenHash), eq(staff.state, 'active'), lives(times)));
  return row;
}

export async function markStaffSeen(db: Db, { tokenHash, staffId }: StaffSession, now: Date): Promise<void> {
  await db.update(staffSessions).set({ lastSeenAt: now }).where(eq(staffSessions.tokenHash, tokenHash));
  await db.update(staff).set({ lastSeenAt: now }).where(eq(staff.id, staffId));
}

export async function writeChallenge(db: Db, tokenHash: string, challenge: string): Promise<void> {
  await db.update(staffSessions).set({ challenge }).where(eq(staffSessions.tokenHash, tokenHash));
}

/** A challenge is answered once. */
export async function takeChallenge(tx: Db, tokenHash: string, challenge: string): Promise<boolean> {
  const taken = await tx
    .update(staffSessions)
    .set({ challenge: null })
    .where(and(eq(staffSessions.tokenHash, tokenHash), eq(staffSessions.challenge, challenge)))
    .returning({ id: staffSessions.id });
  return taken.length > 0;
}

export async function markFactor(tx: Db, tokenHash: string, now: Date): Promise<void> {
  await tx.update(staffSessions).set({ factorAt: now }).where(eq(staffSessions.tokenHash, tokenHash));
}

export const listStaffSessions = (db: Db, staffId: number, times: SessionTimes): Promise<StaffSession[]> =>
  db
    .select()
    .from(staffSessions)
    .where(and(eq(staffSessions.staffId, staffId), eq(staffSessions.state, 'open'), lives(times)))
    .orderBy(desc(staffSessions.lastSeenAt));

export async function countStaffSessions(db: Db, times: SessionTimes): Promise<ReadonlyMap<number, number>> {
  const rows = await db
    .select({ staffId: staffSessions.staffId, sessions: sql<number>`count(*)::int` })
    .from(staffSessions)
    .where(and(eq(staffSessions.state, 'open'), lives(times)))
    .groupBy(staffSessions.staffId);
  return new Map(rows.map(({ staffId, sessions }) => [staffId, sessions]));
}

export async function deleteStaffSession(tx: Db, tokenHash: string): Promise<void> {
  await tx.delete(staffSessions).where(eq(staffSessions.tokenHash, tokenHash));
}

export async function deleteStaffSessionById(tx: Db, staffId: number, id: string): Promise<boolean> {
  const ended = await tx
    .delete(staffSessions)
    .where(and(eq(staffSessions.staffId, staffId), sql`${staffSessions.id}::text = ${id}`))
    .returning({ id: staffSessions.id });
  return ended.length > 0;
}

/** Ends all sessions of a person, except one if it is named. */
export async function deleteStaffSessions(tx: Db, staffId: number, exceptHash = ''): Promise<number> {
  const ended = await tx
    .delete(staffSessions)
    .where(and(eq(staffSessions.staffId, staffId), ne(staffSessions.tokenHash, exceptHash)))
    .returning({ id: staffSessions.id });
  return ended.length;
}

export interface TryRule {
  /** Tries that cost no waiting. */
  free: number;
  /** The wait after the first try beyond them; doubled for each further one. */
  firstWaitMs: number;
  longestWaitMs: number;
  forgottenAfterMs: number;
}

/**
 * Counts a try before its secret is compared, so that parallel guesses count too. Returns the milliseconds to wait
 * if it is not allowed; then nothing is counted.
 */
export async function spendTry(db: Db, subject: string, now: Date, rule: TryRule): Promise<number> {
  const at = now.toISOString();
  const wait = sql`least(${rule.longestWaitMs}::float8,
    ${rule.firstWaitMs}::float8 * power(2, least(${staffTries.tries} - ${rule.free}, 30))) * interval '1 millisecond'`;
  const isForgotten = sql`${staffTries.lastAt} < ${at}::timestamptz - ${rule.forgottenAfterMs} * interval '1 millisecond'`;
  const isAllowed = sql`${staffTries.tries} < ${rule.free} or ${staffTries.lastAt} + ${wait} <= ${at}::timestamptz`;
  const spent = await db
    .insert(staffTries)
    .values({ subject, tries: 1, lastAt: now })
    .onConflictDoUpdate({
      target: staffTries.subject,
      set: { tries: sql`case when ${isForgotten} then 1 else ${staffTries.tries} + 1 end`, lastAt: now },
      setWhere: isAllowed,
    })
    .returning({ tries: staffTries.tries });
  if (spent.length > 0) return 0;
  const [row] = await db
    .select({
      left: sql<number>`extract(epoch from ${staffTries.lastAt} + ${wait} - ${at}::timestamptz) * 1000`,
    })
    .from(staffTries)
    .where(eq(staffTries.subject, subject));
  return Math.max(1, Number(row?.left ?? 1));
}

/** A try that turned out right does not count: many people may share a subject. */
export async function returnTry(db: Db, subject: string): Promise<void> {
  await db
    .update(staffTries)
    .set({ tries: sql`greatest(${staffTries.tries} - 1, 1)` })
    .where(eq(staffTries.subject, subject));
}

export async function forgetTries(db: Db, subject: string): Promise<void> {
  await db.delete(staffTries).where(eq(staffTries.subject, subject));
}
