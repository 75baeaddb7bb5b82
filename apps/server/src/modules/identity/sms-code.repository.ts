import { SMS_CODE_TRIES, SMS_SEND_CAPS } from '@juban/domain';
import { and, eq, isNull, sql } from 'drizzle-orm';
import { type Db, rowsOf } from '../../db/database.ts';
import { smsCodes, smsSendQuotas } from './identity.tables.ts';

const MOST_KEPT_SENDS = Math.max(...SMS_SEND_CAPS.map(({ sends }) => sends));

/** Takes one send from a phone's quota if every cap allows it: the n-th newest send must be older than its window. */
export async function reserveSend(db: Db, phoneIndex: string, now: Date): Promise<boolean> {
  const at = sql`${now.toISOString()}::timestamptz`;
  const caps = SMS_SEND_CAPS.map(
    ({ sends, windowMs }) =>
      sql`coalesce(q.sent_at[${sql.raw(String(sends))}] <= ${new Date(now.getTime() - windowMs).toISOString()}::timestamptz, true)`,
  );
  const result = await db.execute(sql`
    insert into sms_send_quotas as q (phone_index, sent_at) values (${phoneIndex}, array[${at}])
    on conflict (phone_index) do update
      set sent_at = (array[${at}] || q.sent_at)[1:${sql.raw(String(MOST_KEPT_SENDS))}]
      where ${sql.join(caps, sql` and `)}
    returning q.phone_index`);
  return rowsOf(result).length > 0;
}

/** Gives a send back whose message never left. */
export async function releaseSend(db: Db, phoneIndex: string, at: Date): Promise<void> {
  await db.execute(sql`
    update sms_send_quotas set sent_at = array_remove(sent_at, ${at.toISOString()}::timestamptz)
    where phone_index = ${phoneIndex}`);
}

export async function readSends(db: Db, phoneIndex: string): Promise<Date[]> {
  const [row] = await db.select().from(smsSendQuotas).where(eq(smsSendQuotas.phoneIndex, phoneIndex));
  return (row?.sentAt ?? []).map((sent) => new Date(sent));
}

export interface NewCode {
  id: string;
  phoneIndex: string;
  purpose: string;
  scope: string;
  codeHmac: string;
  createdAt: Date;
  expiresAt: Date;
}

export async function insertCode(db: Db, code: NewCode): Promise<void> {
  await db.insert(smsCodes).values(code);
}

/** Takes a code back whose message never left, so that the one before it works on. */
export async function deleteCode(db: Db, id: string): Promise<void> {
  await db.delete(smsCodes).where(eq(smsCodes.id, id));
}

/** Keeps a code whose message may come or not. */
export async function markUnconfirmed(db: Db, id: string): Promise<void> {
  await db.update(smsCodes).set({ isConfirmed: false }).where(eq(smsCodes.id, id));
}

export interface CodeKey {
  phoneIndex: string;
  purpose: string;
  scope: string;
}

/**
 * Spends one try of each code that the user may hold: the newest that the carrier confirmed, and those after it. None
 * where no tries are left, or no code lives.
 */
export async function takeTry(db: Db, key: CodeKey, now: Date): Promise<{ id: string; codeHmac: string }[]> {
  const ofKey = sql`phone_index = ${key.phoneIndex} and purpose = ${key.purpose} and scope = ${key.scope}`;
  const result = await db.execute(sql`
    with held as (
      select id from sms_codes
      where ${ofKey} and created_at >= coalesce(
        (select created_at from sms_codes where ${ofKey} and is_confirmed order by created_at desc limit 1),
        '-infinity')
      order by created_at for update
    )
    update sms_codes c set tries = tries + 1 from held
    where c.id = held.id and tries < ${SMS_CODE_TRIES} and used_at is null
      and expires_at > ${now.toISOString()}::timestamptz
    returning c.id, code_hmac`);
  return rowsOf<{ id: string; code_hmac: string }>(result).map(({ id, code_hmac }) => ({
    id,
    codeHmac: code_hmac,
  }));
}

/** True for the one caller that uses it. */
export async function markUsed(tx: Db, id: string, now: Date): Promise<boolean> {
  const used = await tx
    .update(smsCodes)
    .set({ usedAt: now })
    .where(and(eq(smsCodes.id, id), isNull(smsCodes.usedAt)))
    .returning({ id: smsCodes.id });
  return used.length > 0;
}
