import { and, eq, gt } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { imageCaptchas } from './identity.tables.ts';

/** A new picture replaces the earlier one of the same uuid. */
export async function putCaptcha(db: Db, captcha: { uuid: string; answerSealed: string; expiresAt: Date }) {
  const { answerSealed, expiresAt } = captcha;
  await db
    .insert(imageCaptchas)
    .values(captcha)
    .onConflictDoUpdate({ target: imageCaptchas.uuid, set: { answerSealed, expiresAt } });
}

/** Deletes the answer: correct or wrong, it can be tried once. */
export async function takeCaptcha(db: Db, uuid: string, now: Date): Promise<string | undefined> {
  const [row] = await db
    .delete(imageCaptchas)
    .where(and(eq(imageCaptchas.uuid, uuid), gt(imageCaptchas.expiresAt, now)))
    .returning({ answerSealed: imageCaptchas.answerSealed });
  return row?.answerSealed;
}

export async function readCaptcha(db: Db, uuid: string): Promise<string | undefined> {
  const [row] = await db.select().from(imageCaptchas).where(eq(imageCaptchas.uuid, uuid));
  return row?.answerSealed;
}
