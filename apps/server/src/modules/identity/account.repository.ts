import { and, desc, eq, gt, isNotNull, isNull } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { phoneProofs, phones, users } from './identity.tables.ts';

/** Creates the phone's row if needed and locks it until the transaction ends. */
export async function lockPhone(tx: Db, phoneIndex: string, phoneSealed: string): Promise<number | null> {
  // A phone that was forgotten with its account is known again from now on.
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

/** Locks the row of a known phone; returns its owner. */
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

/** The index of an account's phone, if any. */
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

export async function readUser(db: Db, userId: number): Promise<UserRow | undefined> {
  const [row] = await db
    .select(USER_FIELDS)
    .from(users)
    .leftJoin(phones, eq(phones.userId, users.id))
    .where(eq(users.id, userId));
  return row;
}

/** The same with the brand of registration. */
export async function findUserWithBrand(
  db: Db,
  userId: number,
): Promise<(UserRow & { brand: string }) | undefined> {
  const [row] = await db
    .select({ ...USER_FIELDS, brand: users.brand })
    .from(users)
    .leftJoin(phones, eq(phones.userId, users.id))
    .where(eq(users.id, userId));
  return row;
}

const validProof = (userId: number, phoneIndex: string, since: Date) =>
  and(
    eq(phoneProofs.userId, userId),
    eq(phoneProofs.phoneIndex, phoneIndex),
    isNull(phoneProofs.usedAt),
    gt(phoneProofs.provedAt, since),
  );

/** The newest unused one that is younger than that. */
export async function findPhoneProof(
  db: Db,
  { userId, phoneIndex }: { userId: number; phoneIndex: string },
  since: Date,
): Promise<string | undefined> {
  const [proof] = await db
    .select({ codeId: phoneProofs.codeId })
    .from(phoneProofs)
    .where(validProof(userId, phoneIndex, since))
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
