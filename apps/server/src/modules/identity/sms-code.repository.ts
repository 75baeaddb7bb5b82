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

export interface CodeKey {
  phoneIndex: string;
  purpose: string;
  scope: string;
}

/** Spends one of the newest code's tries; undefined when there is none left, or no live code. */
export async function takeTry(db: Db, key: CodeKey, now: Date) {
  const result = await db.execute(sql`
    update sms_codes set tries = tries + 1
    where id = (
      select id from sms_codes
      where phone_index = ${key.phoneIndex} and purpose = ${key.purpose} and scope = ${key.scope}
      order by created_at desc limit 1
    ) and tries < ${SMS_CODE_TRIES} and used_at is null and expires_at > ${now.toISOString()}::timestamptz
    returning id, code_hmac`);
  const row = rowsOf<{ id: string; code_hmac: string }>(result)[0];
  return row && { id: row.id, codeHmac: row.code_hmac };
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
