import { and, desc, eq, gt, lte, or, sql } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { namedStatement } from '../../db/prepared.ts';
import type { UserRow } from './account.repository.ts';
import { sessions } from './identity.tables.ts';

export const SESSIONS_CHANNEL = 'juban_sessions';

export type SessionRow = typeof sessions.$inferSelect;
export type NewSession = Omit<SessionRow, 'id'>;

/** The key of a session. */
export type SessionKey = Pick<SessionRow, 'userId' | 'tokenHash'>;

/** Now, and the time since which a session must have been seen. */
export interface SessionTime {
  now: Date;
  idleSince: Date;
}

/** Deletes the ended sessions of the user. */
export async function insertSession(tx: Db, session: NewSession, { now, idleSince }: SessionTime) {
  const isOver = or(lte(sessions.expiresAt, now), lte(sessions.lastSeenAt, idleSince));
  await tx.delete(sessions).where(and(eq(sessions.userId, session.userId), isOver));
  await tx.insert(sessions).values(session);
}

export interface SessionUser {
  tokenHash: string;
  lastSeenAt: Date;
  user: UserRow;
}

const usersBySessions = namedStatement<
  Omit<UserRow, 'registeredAt'> & { tokenHash: string; registered: number; lastSeen: number }
>(
  'users_by_sessions',
  `select s.token_hash as "tokenHash", (extract(epoch from s.last_seen_at) * 1000)::float8 as "lastSeen",
    u.id::float8 as id, u.nick_name as "nickName",
    u.head_img_url as "headImgUrl", p.phone_sealed as "phoneSealed",
    (extract(epoch from u.registered_at) * 1000)::float8 as registered
  from unnest($1::bigint[], $2::text[]) as asked (user_id, token_hash)
  join sessions s on s.user_id = asked.user_id and s.token_hash = asked.token_hash
  join users u on u.id = s.user_id
  left join phones p on p.user_id = u.id
  where s.expires_at > $3::timestamptz and s.last_seen_at > $4::timestamptz`,
);

/**
 * The users of active sessions, by the hashes of their tokens: a caller that needs a session needs its user,
 * too.
 */
export async function findUsersBySessions(
  db: Db,
  asked: readonly SessionKey[],
  { now, idleSince }: SessionTime,
): Promise<SessionUser[]> {
  const keys = [asked.map(({ userId }) => userId), asked.map(({ tokenHash }) => tokenHash)];
  const rows = await usersBySessions(db, [...keys, now.toISOString(), idleSince.toISOString()]);
  return rows.map(({ tokenHash, registered, lastSeen, ...user }) => ({
    tokenHash,
    lastSeenAt: new Date(lastSeen),
    user: { ...user, registeredAt: new Date(registered) },
  }));
}

/** Skips rows that another process is updating, so that no call waits. */
export async function markSeen(
  db: Db,
  keys: readonly SessionKey[],
  { now, before }: { now: Date; before: Date },
): Promise<void> {
  const [users, hashes] = [keys.map(({ userId }) => userId), keys.map(({ tokenHash }) => tokenHash)];
  await db.execute(sql`
    with stale as (
      select s.user_id, s.token_hash from sessions s
      where s.user_id in ${users} and s.token_hash in ${hashes}
        and s.last_seen_at <= ${before.toISOString()}::timestamptz
      for update skip locked)
    update sessions s set last_seen_at = ${now.toISOString()}::timestamptz
    from stale where s.user_id = stale.user_id and s.token_hash = stale.token_hash`);
}

const isLive = (userId: number, { now, idleSince }: SessionTime) =>
  and(eq(sessions.userId, userId), gt(sessions.expiresAt, now), gt(sessions.lastSeenAt, idleSince));

/** Last used first. */
export const listSessions = (db: Db, userId: number, time: SessionTime): Promise<SessionRow[]> =>
  db
    .select()
    .from(sessions)
    .where(isLive(userId, time))
    .orderBy(desc(sessions.lastSeenAt), desc(sessions.createdAt), sessions.id);

/** True for the one caller that ends it while it is active. */
export async function endSession(tx: Db, userId: number, id: string, time: SessionTime): Promise<boolean> {
  const ended = await tx
    .delete(sessions)
    .where(and(isLive(userId, time), eq(sessions.id, id)))
    .returning({ id: sessions.id });
  return ended.length > 0;
}

export async function endSessionOf(tx: Db, { userId, tokenHash }: SessionKey): Promise<void> {
  await tx.delete(sessions).where(and(eq(sessions.userId, userId), eq(sessions.tokenHash, tokenHash)));
}

/** Returns how many were active. */
export async function endAllSessions(tx: Db, userId: number, time: SessionTime): Promise<number> {
  const active = await listSessions(tx, userId, time);
  await tx.delete(sessions).where(eq(sessions.userId, userId));
  return active.length;
}

/** Makes every process reload the sessions of this user once the transaction has committed. */
export async function announceEnd(tx: Db, userId: number): Promise<void> {
  await tx.execute(sql`select pg_notify(${SESSIONS_CHANNEL}, ${String(userId)})`);
}
