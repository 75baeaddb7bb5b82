import { and, asc, count, eq, gt, isNull, lt, sql } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { type StaffState, staff, staffInvitations, staffRecoveryCodes } from './staff.tables.ts';

export type StaffRow = typeof staff.$inferSelect;
export type Invitation = typeof staffInvitations.$inferSelect;

export async function findStaff(db: Db, id: number): Promise<StaffRow | undefined> {
  const [row] = await db.select().from(staff).where(eq(staff.id, id));
  return row;
}

export async function findStaffByEmail(db: Db, email: string): Promise<StaffRow | undefined> {
  const [row] = await db.select().from(staff).where(eq(staff.email, email));
  return row;
}

export const listStaffRows = (db: Db): Promise<StaffRow[]> => db.select().from(staff).orderBy(asc(staff.id));

/** Serialises what changes a member of staff, and what counts against their limits. */
export async function lockStaff(tx: Db, id: number): Promise<StaffRow | undefined> {
  const [row] = await tx.select().from(staff).where(eq(staff.id, id)).for('update');
  return row;
}

/** Undefined if the address is taken. */
export async function insertStaff(
  tx: Db,
  row: { email: string; name: string; createdAt: Date },
): Promise<number | undefined> {
  const [made] = await tx
    .insert(staff)
    .values({ ...row, state: 'invited' })
    .onConflictDoNothing({ target: staff.email })
    .returning({ id: staff.id });
  return made?.id;
}

export async function moveStaff(tx: Db, id: number, from: StaffState[], to: StaffState): Promise<boolean> {
  const moved = await tx
    .update(staff)
    .set({ state: to })
    .where(and(eq(staff.id, id), sql`${staff.state} = any (${sql.param(from)}::text[])`))
    .returning({ id: staff.id });
  return moved.length > 0;
}

export async function writeCredentials(
  tx: Db,
  id: number,
  values: { passwordHash: string; totpSealed: string; totpLastStep: number },
): Promise<void> {
  await tx
    .update(staff)
    .set({ ...values, state: 'active' })
    .where(eq(staff.id, id));
}

export async function writePassword(tx: Db, id: number, passwordHash: string): Promise<void> {
  await tx.update(staff).set({ passwordHash }).where(eq(staff.id, id));
}

/** False if this code or a later one was used before: each works once. */
export async function useTotpStep(tx: Db, id: number, step: number): Promise<boolean> {
  const used = await tx
    .update(staff)
    .set({ totpLastStep: step })
    .where(and(eq(staff.id, id), lt(staff.totpLastStep, step)))
    .returning({ id: staff.id });
  return used.length > 0;
}

export async function insertInvitation(tx: Db, row: Omit<Invitation, 'usedAt'>): Promise<void> {
  await tx.delete(staffInvitations).where(eq(staffInvitations.staffId, row.staffId));
  await tx.insert(staffInvitations).values(row);
}

const isOpen = (tokenHash: string, now: Date) =>
  and(
    eq(staffInvitations.tokenHash, tokenHash),
    isNull(staffInvitations.usedAt),
    gt(staffInvitations.expiresAt, now),
  );

export async function findInvitation(db: Db, tokenHash: string, now: Date): Promise<Invitation | undefined> {
  const [row] = await db.select().from(staffInvitations).where(isOpen(tokenHash, now));
  return row;
}

/** Undefined if it was used, has expired, or was replaced. */
export async function useInvitation(tx: Db, tokenHash: string, now: Date): Promise<Invitation | undefined> {
  const [row] = await tx
    .update(staffInvitations)
    .set({ usedAt: now })
    .where(isOpen(tokenHash, now))
    .returning();
  return row;
}

export async function replaceRecoveryCodes(
  tx: Db,
  staffId: number,
  hashes: readonly string[],
): Promise<void> {
  await tx.delete(staffRecoveryCodes).where(eq(staffRecoveryCodes.staffId, staffId));
  await tx.insert(staffRecoveryCodes).values(hashes.map((codeHash) => ({ staffId, codeHash })));
}

export async function useRecoveryCode(
  tx: Db,
  staffId: number,
  codeHash: string,
  now: Date,
): Promise<boolean> {
  const used = await tx
    .update(staffRecoveryCodes)
    .set({ usedAt: now })
    .where(
      and(
        eq(staffRecoveryCodes.staffId, staffId),
        eq(staffRecoveryCodes.codeHash, codeHash),
        isNull(staffRecoveryCodes.usedAt),
      ),
    )
    .returning({ codeHash: staffRecoveryCodes.codeHash });
  return used.length > 0;
}

export async function countRecoveryCodes(db: Db, staffId: number): Promise<number> {
  const [row] = await db
    .select({ left: count() })
    .from(staffRecoveryCodes)
    .where(and(eq(staffRecoveryCodes.staffId, staffId), isNull(staffRecoveryCodes.usedAt)));
  return row?.left ?? 0;
}
