import { and, desc, eq, sql } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import {
  campaignDrawBalances,
  campaignDrawEntries,
  campaignDraws,
  campaignStock,
} from './campaign.tables.ts';

export type Draw = typeof campaignDraws.$inferSelect;

interface Owned {
  userId: number;
  campaign: string;
  at: Date;
}

const balanceOf = ({ userId, campaign }: Omit<Owned, 'at'>) =>
  and(eq(campaignDrawBalances.userId, userId), eq(campaignDrawBalances.campaign, campaign));

export async function readDrawsLeft(db: Db, owner: Omit<Owned, 'at'>): Promise<number> {
  const [row] = await db
    .select({ balance: campaignDrawBalances.balance })
    .from(campaignDrawBalances)
    .where(balanceOf(owner));
  return row?.balance ?? 0;
}

/** Entry and balance together; false if the cause exists already. */
export async function addDraws(tx: Db, gift: Owned & { cause: string; amount: number }): Promise<boolean> {
  const { userId, campaign, amount } = gift;
  const written = await tx
    .insert(campaignDrawEntries)
    .values(gift)
    .onConflictDoNothing({
      target: [campaignDrawEntries.userId, campaignDrawEntries.campaign, campaignDrawEntries.cause],
    })
    .returning({ seq: campaignDrawEntries.seq });
  if (written.length === 0) return false;
  await tx
    .insert(campaignDrawBalances)
    .values({ userId, campaign, balance: amount })
    .onConflictDoUpdate({
      target: [campaignDrawBalances.userId, campaignDrawBalances.campaign],
      set: { balance: sql`${campaignDrawBalances.balance} + ${amount}` },
    });
  return true;
}

/** Uses one and returns its number; undefined if none is left. */
export async function takeDraw(tx: Db, owner: Owned): Promise<number | undefined> {
  const [taken] = await tx
    .update(campaignDrawBalances)
    .set({
      balance: sql`${campaignDrawBalances.balance} - 1`,
      drawn: sql`${campaignDrawBalances.drawn} + 1`,
    })
    .where(and(balanceOf(owner), sql`${campaignDrawBalances.balance} > 0`))
    .returning({ drawn: campaignDrawBalances.drawn });
  if (!taken) return undefined;
  await tx.insert(campaignDrawEntries).values({ ...owner, cause: `draw:${taken.drawn}`, amount: -1 });
  return taken.drawn;
}

export interface Taken {
  /** The number of the roll on that prize. */
  rolledNo: number;
  released: number;
  /** False: all had been won before. */
  isGiven: boolean;
}

interface StockedPrize {
  campaign: string;
  prizeId: string;
  stock: number;
}

const stockOf = ({ campaign, prizeId }: StockedPrize) =>
  and(eq(campaignStock.campaign, campaign), eq(campaignStock.prizeId, prizeId));

/** The prize's row locks all rolls on it: their numbers are the order in which they were served. */
export async function takePrize(tx: Db, prize: StockedPrize): Promise<Taken> {
  await openStock(tx, prize);
  await tx.select().from(campaignStock).where(stockOf(prize)).for('update');
  const rolled = sql`${campaignStock.rolled} + 1`;
  const kept = { rolledNo: campaignStock.rolled, released: campaignStock.released };
  const [given] = await tx
    .update(campaignStock)
    .set({ rolled, won: sql`${campaignStock.won} + 1` })
    .where(and(stockOf(prize), sql`${campaignStock.won} < ${campaignStock.released}`))
    .returning(kept);
  if (given) return { ...given, isGiven: true };
  const [late] = await tx.update(campaignStock).set({ rolled }).where(stockOf(prize)).returning(kept);
  if (!late) throw new Error(`${prize.prizeId} has no stock`);
  return { ...late, isGiven: false };
}

async function openStock(tx: Db, { campaign, prizeId, stock }: StockedPrize): Promise<void> {
  await tx.insert(campaignStock).values({ campaign, prizeId, released: stock }).onConflictDoNothing();
}

/** Changes the released number, so that this many are left; returns how many were won. */
export async function setPrizeLeft(tx: Db, prize: StockedPrize, left: number): Promise<number> {
  await openStock(tx, prize);
  const [row] = await tx
    .update(campaignStock)
    .set({ released: sql`${campaignStock.won} + ${left}` })
    .where(stockOf(prize))
    .returning({ won: campaignStock.won });
  return row?.won ?? 0;
}

export async function insertDraw(tx: Db, draw: Draw): Promise<void> {
  await tx.insert(campaignDraws).values(draw);
}

/** What a user has won, newest first. */
export async function listWon(db: Db, userId: number, campaign: string): Promise<Draw[]> {
  return db
    .select()
    .from(campaignDraws)
    .where(and(eq(campaignDraws.userId, userId), eq(campaignDraws.campaign, campaign), campaignDraws.isPrize))
    .orderBy(desc(campaignDraws.drawNo));
}

/** One prize of a user. */
export async function findWon(
  db: Db,
  { userId, campaign, drawNo }: { userId: number; campaign: string; drawNo: number },
): Promise<Draw | undefined> {
  const [row] = await db
    .select()
    .from(campaignDraws)
    .where(
      and(
        eq(campaignDraws.userId, userId),
        eq(campaignDraws.campaign, campaign),
        eq(campaignDraws.drawNo, drawNo),
        campaignDraws.isPrize,
      ),
    );
  return row;
}

/** Every draw under these terms, in pages by user and number. */
export async function listDraws(
  db: Db,
  { campaign, version }: { campaign: string; version: number },
  after: { userId: number; drawNo: number },
  most: number,
): Promise<Draw[]> {
  return db
    .select()
    .from(campaignDraws)
    .where(
      and(
        eq(campaignDraws.campaign, campaign),
        eq(campaignDraws.version, version),
        sql`(${campaignDraws.userId}, ${campaignDraws.drawNo}) > (${after.userId}, ${after.drawNo})`,
      ),
    )
    .orderBy(campaignDraws.userId, campaignDraws.drawNo)
    .limit(most);
}

/** What a user has won in all campaigns, newest first. */
export const listAllWon = (db: Db, userId: number, most: number): Promise<Draw[]> =>
  db
    .select()
    .from(campaignDraws)
    .where(and(eq(campaignDraws.userId, userId), campaignDraws.isPrize))
    .orderBy(desc(campaignDraws.at))
    .limit(most);
