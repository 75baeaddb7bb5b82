import { and, eq, inArray, isNull, lt } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import type { Picture } from './picture.ts';
import { uploadPictures, uploads } from './upload.tables.ts';

export type Upload = typeof uploads.$inferSelect;

export async function insertUpload(
  db: Db,
  upload: Pick<Upload, 'fileKey' | 'userId' | 'purpose' | 'expiresAt'>,
): Promise<void> {
  await db.insert(uploads).values(upload);
}

/** Uses up the token; false if it was used before. */
export async function settleUpload(
  tx: Db,
  fileKey: string,
  userId: number,
  state: 'stored' | 'refused',
): Promise<boolean> {
  const settled = await tx
    .update(uploads)
    .set({ state })
    .where(and(eq(uploads.fileKey, fileKey), eq(uploads.userId, userId), eq(uploads.state, 'granted')))
    .returning({ fileKey: uploads.fileKey });
  return settled.length > 0;
}

export async function isGranted(db: Db, fileKey: string): Promise<boolean> {
  const [row] = await db.select({ state: uploads.state }).from(uploads).where(eq(uploads.fileKey, fileKey));
  return row?.state === 'granted';
}

export async function insertPicture(tx: Db, fileKey: string, { whole, slim }: Picture): Promise<void> {
  await tx.insert(uploadPictures).values({ fileKey, whole, slim });
}

export async function findPicture(db: Db, fileKey: string, isSlim: boolean): Promise<Uint8Array | undefined> {
  const bytes = isSlim ? uploadPictures.slim : uploadPictures.whole;
  const [row] = await db.select({ bytes }).from(uploadPictures).where(eq(uploadPictures.fileKey, fileKey));
  return row?.bytes;
}

export interface PictureUse {
  userId: number;
  purpose: Upload['purpose'];
  keys: readonly string[];
  usedBy: string;
}

/** Takes the user's own pictures for one use; returns how many of the keys were such. */
export async function takePictures(tx: Db, { userId, purpose, keys, usedBy }: PictureUse): Promise<number> {
  if (keys.length === 0) return 0;
  const taken = await tx
    .update(uploads)
    .set({ usedBy })
    .where(
      and(
        inArray(uploads.fileKey, [...keys]),
        eq(uploads.userId, userId),
        eq(uploads.purpose, purpose),
        eq(uploads.state, 'stored'),
        isNull(uploads.usedBy),
      ),
    )
    .returning({ fileKey: uploads.fileKey });
  return taken.length;
}

/** Pictures that were never used, and unused tokens. */
export async function forgetUnused(db: Db, expiredBefore: Date): Promise<void> {
  await db.delete(uploads).where(and(isNull(uploads.usedBy), lt(uploads.expiresAt, expiredBefore)));
}
