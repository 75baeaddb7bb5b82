import { and, asc, count, desc, eq, gt, gte, inArray, isNotNull, isNull, like, lte, sql } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { type PageRequest, rowsOfPage } from '../../db/page.ts';
import { checkIns, levelRewards, medals } from './level.tables.ts';
import { ledgerEntries } from './membership.tables.ts';

export type NewCheckIn = typeof checkIns.$inferInsert;

/** False if that day has its check-in already. */
export async function insertCheckIn(tx: Db, checkIn: NewCheckIn): Promise<boolean> {
  const written = await tx
    .insert(checkIns)
    .values(checkIn)
    .onConflictDoNothing({ target: [checkIns.userId, checkIns.day] })
    .returning({ day: checkIns.day });
  return written.length > 0;
}

export type LevelReward = typeof levelRewards.$inferSelect;
export type NewReward = Omit<typeof levelRewards.$inferInsert, 'turn' | 'reversedBy'>;

/** The written reward; undefined if the level was rewarded already. */
export async function insertReward(tx: Db, reward: NewReward): Promise<LevelReward | undefined> {
  const { days, vPower, takenAt } = reward;
  const [written] = await tx
    .insert(levelRewards)
    .values(reward)
    .onConflictDoUpdate({
      target: [levelRewards.userId, levelRewards.level],
      set: { days, vPower, takenAt, reversedBy: null, turn: sql`${levelRewards.turn} + 1` },
      setWhere: isNotNull(levelRewards.reversedBy),
    })
    .returning();
  return written;
}

export async function listTakenLevels(db: Db, userId: number): Promise<ReadonlySet<number>> {
  const rows = await db
    .select({ level: levelRewards.level })
    .from(levelRewards)
    .where(and(eq(levelRewards.userId, userId), isNull(levelRewards.reversedBy)));
  return new Set(rows.map(({ level }) => level));
}

/** Rewards that gave something and were not reversed, taken since then. */
export async function listRewardsSince(db: Db, userId: number, since: Date): Promise<LevelReward[]> {
  const isTheirs = and(eq(levelRewards.userId, userId), isNull(levelRewards.reversedBy));
  return db
    .select()
    .from(levelRewards)
    .where(and(isTheirs, gte(levelRewards.takenAt, since), gt(levelRewards.days, 0)));
}

const isReward = ({ userId, level }: Pick<LevelReward, 'userId' | 'level'>) =>
  and(eq(levelRewards.userId, userId), eq(levelRewards.level, level));

export async function reverseReward(tx: Db, reward: LevelReward, refundNo: string): Promise<void> {
  await tx.update(levelRewards).set({ reversedBy: refundNo }).where(isReward(reward));
}

/** The rewards that a refund took back and that were not claimed again since. */
export async function restoreRewards(tx: Db, userId: number, refundNo: string): Promise<LevelReward[]> {
  return tx
    .update(levelRewards)
    .set({ reversedBy: null })
    .where(and(eq(levelRewards.userId, userId), eq(levelRewards.reversedBy, refundNo)))
    .returning();
}

export type NewMedal = typeof medals.$inferInsert;

/** False if the user has it already. */
export async function insertMedal(tx: Db, medal: NewMedal): Promise<boolean> {
  const written = await tx
    .insert(medals)
    .values(medal)
    .onConflictDoNothing({ target: [medals.userId, medals.medal] })
    .returning({ medal: medals.medal });
  return written.length > 0;
}

/** Its picture and its end; undefined leaves a value unchanged. */
export async function changeMedal(
  tx: Db,
  { userId, medal }: Pick<NewMedal, 'userId' | 'medal'>,
  change: Partial<Pick<NewMedal, 'imgUrl' | 'grantedAt' | 'endsAt'>>,
): Promise<void> {
  await tx
    .update(medals)
    .set(change)
    .where(and(eq(medals.userId, userId), eq(medals.medal, medal)));
}

/** Newest first. */
export async function listMedals(db: Db, userId: number) {
  return db
    .select()
    .from(medals)
    .where(eq(medals.userId, userId))
    .orderBy(desc(medals.grantedAt), asc(medals.medal));
}

/** Medals of levels. */
export async function listLevelMedals(db: Db, userIds: readonly number[]) {
  return db
    .select()
    .from(medals)
    .where(and(inArray(medals.userId, [...userIds]), like(medals.cause, 'level:%')));
}

export interface Range {
  from: Date;
  to: Date;
}

const entriesWithin = (userId: number, { from, to }: Range) =>
  and(
    eq(ledgerEntries.userId, userId),
    eq(ledgerEntries.ledger, 'v_power'),
    gte(ledgerEntries.at, from),
    lte(ledgerEntries.at, to),
  );

/** One page, newest first; the order of writing decides between two of the same time. */
export async function listVPowerEntries(db: Db, userId: number, range: Range, page: PageRequest) {
  const { limit, offset } = rowsOfPage(page);
  return db
    .select({
      source: ledgerEntries.source,
      reason: ledgerEntries.reason,
      at: ledgerEntries.at,
      amount: ledgerEntries.amount,
    })
    .from(ledgerEntries)
    .where(entriesWithin(userId, range))
    .orderBy(desc(ledgerEntries.at), desc(ledgerEntries.seq))
    .limit(limit)
    .offset(offset);
}

export async function countVPowerEntries(db: Db, userId: number, range: Range): Promise<number> {
  const [row] = await db.select({ total: count() }).from(ledgerEntries).where(entriesWithin(userId, range));
  return row?.total ?? 0;
}
