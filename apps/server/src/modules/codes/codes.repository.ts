import { and, asc, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm';
import { type Db, rowsOf } from '../../db/database.ts';
import { type CodeSource, codeBatches, codes, codeUses } from './codes.tables.ts';

export type Code = typeof codes.$inferSelect;
export type CodeUse = typeof codeUses.$inferSelect;

export interface BatchName {
  campaign: string;
  source: CodeSource;
}

const ofName = ({ campaign, source }: BatchName) =>
  and(eq(codeBatches.campaign, campaign), eq(codeBatches.source, source));

export async function insertBatch(tx: Db, batch: typeof codeBatches.$inferInsert): Promise<void> {
  await tx.insert(codeBatches).values(batch).onConflictDoNothing();
}

/** The size of our batch follows the content, but is never smaller than the number of given codes. */
export async function resizeMadeBatch(tx: Db, campaign: string, size: number): Promise<boolean> {
  const newSize = sql`greatest(${codeBatches.issued}, ${size}::int)`;
  const [found] = await tx
    .select({ isSized: sql<boolean>`${codeBatches.size} = ${newSize}` })
    .from(codeBatches)
    .where(ofName({ campaign, source: 'made' }));
  if (found && !found.isSized)
    await tx
      .update(codeBatches)
      .set({ size: newSize })
      .where(ofName({ campaign, source: 'made' }));
  return found !== undefined;
}

export interface TakenNumber {
  batchId: string;
  seq: number;
  keySealed: string | null;
}

/**
 * The next number of the oldest batch that has one; the batch's row is the lock. Undefined if all are used
 * up.
 */
export async function takeNumber(tx: Db, { campaign, source }: BatchName): Promise<TakenNumber | undefined> {
  const [taken] = rowsOf<TakenNumber>(
    await tx.execute(sql`
      update code_batches b set issued = b.issued + 1
      where b.batch_id = (select o.batch_id from code_batches o
          where o.campaign = ${campaign} and o.source = ${source} and o.issued < o.size
          order by o.created_at, o.batch_id limit 1 for update)
        and b.issued < b.size
      returning b.batch_id as "batchId", b.issued as seq, b.key_sealed as "keySealed"`),
  );
  return taken;
}

export async function hasNumbers(db: Db, name: BatchName): Promise<boolean> {
  const rows = await db
    .select({ batchId: codeBatches.batchId })
    .from(codeBatches)
    .where(and(ofName(name), sql`${codeBatches.issued} < ${codeBatches.size}`))
    .limit(1);
  return rows.length > 0;
}

/** How many of our codes have been given out. */
export async function countMade(db: Db, campaign: string): Promise<number> {
  const [batch] = await db
    .select({ issued: codeBatches.issued })
    .from(codeBatches)
    .where(ofName({ campaign, source: 'made' }));
  return batch?.issued ?? 0;
}

/** One more number in the batch of codes from before there were batches. */
export async function growEarlierBatch(
  tx: Db,
  { batchId, campaign, createdAt }: { batchId: string; campaign: string; createdAt: Date },
): Promise<{ batchId: string; seq: number }> {
  const [grown] = await tx
    .insert(codeBatches)
    .values({ batchId, kind: 'campaign', campaign, source: 'earlier', size: 1, issued: 1, createdAt })
    .onConflictDoUpdate({
      target: [codeBatches.campaign, codeBatches.source],
      targetWhere: sql`source <> 'maker'`,
      set: { size: sql`${codeBatches.size} + 1`, issued: sql`${codeBatches.issued} + 1` },
    })
    .returning({ batchId: codeBatches.batchId, seq: codeBatches.issued });
  if (!grown) throw new Error(`${campaign} has no batch of earlier codes`);
  return grown;
}

/** How many of them are new: an existing code is not written twice. */
export async function insertCodes(tx: Db, rows: Array<typeof codes.$inferInsert>): Promise<number> {
  const written = await tx
    .insert(codes)
    .values(rows)
    .onConflictDoNothing({ target: codes.codeHash })
    .returning({ seq: codes.seq });
  return written.length;
}

/** False if it was given to a user before. */
export async function giveStored(
  tx: Db,
  { batchId, seq }: TakenNumber,
  owner: { userId: number; givenAt: Date },
): Promise<boolean> {
  const given = await tx
    .update(codes)
    .set(owner)
    .where(and(eq(codes.batchId, batchId), eq(codes.seq, seq), isNull(codes.userId)))
    .returning({ seq: codes.seq });
  return given.length > 0;
}

export async function findOwn(
  db: Db,
  userId: number,
  campaign: string,
): Promise<{ codeSealed: string; source: CodeSource; isUsed: boolean } | undefined> {
  const [row] = await db
    .select({
      codeSealed: codes.codeSealed,
      source: codeBatches.source,
      isUsed: sql<boolean>`${codeUses.seq} is not null`,
    })
    .from(codes)
    .innerJoin(codeBatches, eq(codeBatches.batchId, codes.batchId))
    .leftJoin(codeUses, and(eq(codeUses.batchId, codes.batchId), eq(codeUses.seq, codes.seq)))
    .where(and(eq(codes.userId, userId), eq(codes.campaign, campaign)));
  return row;
}

/** A given code of this campaign, by its hash. */
export async function findGiven(db: Db, campaign: string, codeHash: string): Promise<Code | undefined> {
  const [row] = await db
    .select()
    .from(codes)
    .where(and(eq(codes.codeHash, codeHash), eq(codes.campaign, campaign), isNotNull(codes.userId)));
  return row;
}

/** False if the code was used before, or the partner's request used another. */
export async function insertUse(tx: Db, use: CodeUse): Promise<boolean> {
  const written = await tx
    .insert(codeUses)
    .values(use)
    .onConflictDoNothing()
    .returning({ seq: codeUses.seq });
  return written.length > 0;
}

export async function findUse(
  db: Db,
  { batchId, seq }: { batchId: string; seq: number },
): Promise<CodeUse | undefined> {
  const [row] = await db
    .select()
    .from(codeUses)
    .where(and(eq(codeUses.batchId, batchId), eq(codeUses.seq, seq)));
  return row;
}

export async function hasUse(db: Db, partner: string, requestId: string): Promise<boolean> {
  const rows = await db
    .select({ seq: codeUses.seq })
    .from(codeUses)
    .where(and(eq(codeUses.partner, partner), eq(codeUses.requestId, requestId)));
  return rows.length > 0;
}

export async function findHashes(db: Db, hashes: string[]): Promise<Set<string>> {
  const rows = await db
    .select({ codeHash: codes.codeHash })
    .from(codes)
    .where(inArray(codes.codeHash, hashes));
  return new Set(rows.map(({ codeHash }) => codeHash));
}

export interface BatchStats {
  batchId: string;
  source: CodeSource;
  size: number;
  issued: number;
  used: number;
  createdAt: Date;
}

export async function listBatches(db: Db, campaign: string): Promise<BatchStats[]> {
  const { batchId, source, size, issued, createdAt } = codeBatches;
  const used = sql<number>`(select count(*)::int from code_uses u where u.batch_id = ${codeBatches}.batch_id)`;
  return db
    .select({ batchId, source, size, issued, createdAt, used })
    .from(codeBatches)
    .where(eq(codeBatches.campaign, campaign))
    .orderBy(asc(createdAt), asc(batchId));
}

/** The codes with one of these hashes, given out or not. */
export async function findByHashes(db: Db, hashes: readonly string[]) {
  return db
    .select({
      batchId: codes.batchId,
      seq: codes.seq,
      userId: codes.userId,
      givenAt: codes.givenAt,
      isUsed: sql<boolean>`${codeUses.seq} is not null`,
    })
    .from(codes)
    .leftJoin(codeUses, and(eq(codeUses.batchId, codes.batchId), eq(codeUses.seq, codes.seq)))
    .where(inArray(codes.codeHash, [...hashes]));
}
