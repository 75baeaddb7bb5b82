import { and, desc, eq, gt, isNotNull, isNull, lte } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { namedStatement } from '../../db/prepared.ts';
import { phoneProofs, phones, sessions, users } from './identity.tables.ts';

/** Makes sure of the phone's row and holds it until the transaction ends. */
export async function lockPhone(tx: Db, phoneIndex: string, phoneSealed: string): Promise<number | null> {
  // One that was forgotten with its account is known again from now on.
  await tx
    .insert(phones)
    .values({ phoneIndex, phoneSealed })
    .onConflictDoUpdate({
      target: phones.phoneIndex,
      set: { phoneSealed },
      setWhere: eq(phones.phoneSealed, ''),
    });
  return lockPhoneIndex(tx, phoneIndex);
}

/** Holds the row of a phone that is known; whose it is. */
export async function lockPhoneIndex(tx: Db, phoneIndex: string): Promise<number | null> {
  const [row] = await tx
    .select({ userId: phones.userId })
    .from(phones)
    .where(eq(phones.phoneIndex, phoneIndex))
    .for('update');
  return row?.userId ?? null;
}

export async function hasAccount(db: Db, phoneIndex: string): Promise<boolean> {
  const found = await db
    .select({ userId: phones.userId })
    .from(phones)
    .where(and(eq(phones.phoneIndex, phoneIndex), isNotNull(phones.userId)));
  return found.length > 0;
}

export interface NewUser {
  nickName: string;
  headImgUrl: string;
  brand: string;
  clientType: string;
  registeredAt: Date;
}

export async function insertUser(tx: Db, user: NewUser): Promise<number> {
  const [row] = await tx.insert(users).values(user).returning({ id: users.id });
  if (!row) throw new Error('the user was not written');
  return row.id;
}

export async function renameUser(tx: Db, userId: number, nickName: string): Promise<void> {
  await tx.update(users).set({ nickName }).where(eq(users.id, userId));
}

/** The index of the phone that an account has, if any. */
export async function findPhoneIndex(db: Db, userId: number): Promise<string | undefined> {
  const [row] = await db
    .select({ phoneIndex: phones.phoneIndex })
    .from(phones)
    .where(eq(phones.userId, userId))
    .limit(1);
  return row?.phoneIndex;
}

export async function bindPhone(tx: Db, phoneIndex: string, userId: number): Promise<void> {
  await tx.update(phones).set({ userId }).where(eq(phones.phoneIndex, phoneIndex));
}

export interface NewSession {
  userId: number;
  tokenHash: string;
  createdAt: Date;
  expiresAt: Date;
}

/** Those of its user that have ended make room: they let nobody in any more. */
export async function insertSession(tx: Db, session: NewSession): Promise<void> {
  const { userId, createdAt } = session;
  await tx.delete(sessions).where(and(eq(sessions.userId, userId), lte(sessions.expiresAt, createdAt)));
  await tx.insert(sessions).values(session);
}

export interface UserRow {
  id: number;
  nickName: string;
  headImgUrl: string;
  phoneSealed: string | null;
  registeredAt: Date;
}

const USER_FIELDS = {
  id: users.id,
  nickName: users.nickName,
  headImgUrl: users.headImgUrl,
  phoneSealed: phones.phoneSealed,
  registeredAt: users.registeredAt,
};

const usersBySessions = namedStatement<
  Omit<UserRow, 'registeredAt'> & { tokenHash: string; registered: number }
>(
  'users_by_sessions',
  `select s.token_hash as "tokenHash", u.id::float8 as id, u.nick_name as "nickName",
    u.head_img_url as "headImgUrl", p.phone_sealed as "phoneSealed",
    (extract(epoch from u.registered_at) * 1000)::float8 as registered
  from unnest($1::bigint[], $2::text[]) as asked (user_id, token_hash)
  join sessions s on s.user_id = asked.user_id and s.token_hash = asked.token_hash
  join users u on u.id = s.user_id
  left join phones p on p.user_id = u.id
  where s.expires_at > $3::timestamptz`,
);

/**
 * The users of sessions that have not ended, by the hashes of their tokens: whoever asks for a session asks for its user next.
 */
export async function findUsersBySessions(
  db: Db,
  asked: ReadonlyArray<{ userId: number; tokenHash: string }>,
  now: Date,
): Promise<ReadonlyMap<string, UserRow>> {
  const keys = [asked.map(({ userId }) => userId), asked.map(({ tokenHash }) => tokenHash)];
  const rows = await usersBySessions(db, [...keys, now.toISOString()]);
  return new Map(
    rows.map(({ tokenHash, registered, ...user }) => [
      tokenHash,
      { ...user, registeredAt: new Date(registered) },
    ]),
  );
}

export async function readUser(db: Db, userId: number): Promise<UserRow | undefined> {
  const [row] = await db
    .select(USER_FIELDS)
    .from(users)
    .leftJoin(phones, eq(phones.userId, users.id))
    .where(eq(users.id, userId));
  return row;
}

const liveProof = (userId: number, phoneIndex: string, since: Date) =>
  and(
    eq(phoneProofs.userId, userId),
    eq(phoneProofs.phoneIndex, phoneIndex),
    isNull(phoneProofs.usedAt),
    gt(phoneProofs.provedAt, since),
  );

/** The newest that was not used and is younger than that. */
export async function findPhoneProof(
  db: Db,
  { userId, phoneIndex }: { userId: number; phoneIndex: string },
  since: Date,
): Promise<string | undefined> {
  const [proof] = await db
    .select({ codeId: phoneProofs.codeId })
    .from(phoneProofs)
    .where(liveProof(userId, phoneIndex, since))
    .orderBy(desc(phoneProofs.provedAt))
    .limit(1);
  return proof?.codeId;
}

/** True for the one caller that uses it. */
export async function markProofUsed(tx: Db, userId: number, codeId: string, now: Date): Promise<boolean> {
  const used = await tx
    .update(phoneProofs)
    .set({ usedAt: now })
    .where(and(eq(phoneProofs.userId, userId), eq(phoneProofs.codeId, codeId), isNull(phoneProofs.usedAt)))
    .returning({ codeId: phoneProofs.codeId });
  return used.length > 0;
}

export async function insertPhoneProof(
  tx: Db,
  proof: { userId: number; phoneIndex: string; codeId: string; provedAt: Date },
): Promise<void> {
  await tx.insert(phoneProofs).values(proof);
}
