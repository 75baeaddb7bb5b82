import { and, eq, gt, sql } from 'drizzle-orm';
import { type Db, rowsOf } from '../../db/database.ts';
import { phoneProofs, phones, sessions, users } from './identity.tables.ts';

/** Makes sure of the phone's row and holds it until the transaction ends. */
export async function lockPhone(tx: Db, phoneIndex: string, phoneSealed: string): Promise<number | null> {
  await tx.insert(phones).values({ phoneIndex, phoneSealed }).onConflictDoNothing();
  const [row] = await tx
    .select({ userId: phones.userId })
    .from(phones)
    .where(eq(phones.phoneIndex, phoneIndex))
    .for('update');
  return row?.userId ?? null;
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

export async function bindPhone(tx: Db, phoneIndex: string, userId: number): Promise<void> {
  await tx.update(phones).set({ userId }).where(eq(phones.phoneIndex, phoneIndex));
}

export interface NewSession {
  userId: number;
  tokenHash: string;
  createdAt: Date;
  expiresAt: Date;
}

export async function insertSession(tx: Db, session: NewSession): Promise<void> {
  await tx.insert(sessions).values(session);
}

export async function hasSession(db: Db, userId: number, tokenHash: string, now: Date): Promise<boolean> {
  const rows = await db
    .select({ userId: sessions.userId })
    .from(sessions)
    .where(and(eq(sessions.userId, userId), eq(sessions.tokenHash, tokenHash), gt(sessions.expiresAt, now)));
  return rows.length > 0;
}

export interface UserRow {
  id: string;
  nickName: string;
  headImgUrl: string;
  phoneSealed: string | null;
  registeredAt: Date;
}

export async function readUser(db: Db, userId: number): Promise<UserRow | undefined> {
  const result = await db.execute(sql`
    select u.id::text, u.nick_name, u.head_img_url, p.phone_sealed,
      (extract(epoch from u.registered_at) * 1000)::float8 as registered_ms
    from users u left join phones p on p.user_id = u.id where u.id = ${userId}`);
  const row = rowsOf<Record<string, string> & { registered_ms: number }>(result)[0];
  return (
    row && {
      id: row.id ?? '',
      nickName: row.nick_name ?? '',
      headImgUrl: row.head_img_url ?? '',
      phoneSealed: row.phone_sealed ?? null,
      registeredAt: new Date(row.registered_ms),
    }
  );
}

export async function insertPhoneProof(
  tx: Db,
  proof: { userId: number; phoneIndex: string; codeId: string; provedAt: Date },
): Promise<void> {
  await tx.insert(phoneProofs).values(proof);
}
