import { asc, eq } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { punchDevices, punchMarks, punchRuns, userSettings } from './punch.tables.ts';

export type PunchMark = typeof punchMarks.$inferSelect;
export type PunchRun = typeof punchRuns.$inferSelect;

/** Oldest first. */
export async function listMarks(db: Db, userId: number): Promise<PunchMark[]> {
  return db.select().from(punchMarks).where(eq(punchMarks.userId, userId)).orderBy(asc(punchMarks.dayNum));
}

export async function readRun(db: Db, userId: number): Promise<PunchRun | undefined> {
  const [run] = await db.select().from(punchRuns).where(eq(punchRuns.userId, userId));
  return run;
}

/** The caller has locked the user's row, so that no other call begins for them. */
export async function insertRun(tx: Db, run: PunchRun): Promise<void> {
  await tx.insert(punchRuns).values(run);
}

/** False if that day is marked already. */
export async function insertMark(tx: Db, mark: PunchMark): Promise<boolean> {
  const written = await tx
    .insert(punchMarks)
    .values(mark)
    .onConflictDoNothing({ target: [punchMarks.userId, punchMarks.dayNum] })
    .returning({ dayNum: punchMarks.dayNum });
  return written.length > 0;
}

/** Undefined: no account has used it. */
export async function readDeviceOwner(db: Db, deviceIndex: string): Promise<number | undefined> {
  const [device] = await db
    .select({ userId: punchDevices.userId })
    .from(punchDevices)
    .where(eq(punchDevices.deviceIndex, deviceIndex));
  return device?.userId;
}

/** Assigns the device to the user unless another has it; waits for concurrent assignments. Returns its owner. */
export async function takeDevice(
  tx: Db,
  device: { deviceIndex: string; userId: number; firstSeenAt: Date },
): Promise<number | undefined> {
  await tx.insert(punchDevices).values(device).onConflictDoNothing({ target: punchDevices.deviceIndex });
  return readDeviceOwner(tx, device.deviceIndex);
}

export async function readSetting(db: Db, userId: number): Promise<boolean> {
  const [setting] = await db
    .select({ punchRemind: userSettings.punchRemind })
    .from(userSettings)
    .where(eq(userSettings.userId, userId));
  return setting?.punchRemind ?? false;
}

export async function writeSetting(
  db: Db,
  setting: { userId: number; punchRemind: boolean; changedAt: Date },
): Promise<void> {
  const { punchRemind, changedAt } = setting;
  await db
    .insert(userSettings)
    .values(setting)
    .onConflictDoUpdate({ target: userSettings.userId, set: { punchRemind, changedAt } });
}
