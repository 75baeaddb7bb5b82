import {
  type GuesserKind,
  SMS_CODE_TRIES,
  SMS_GUESS_WINDOW_MS,
  SMS_GUESSES_PER_HOUR,
  SMS_SEND_CAPS,
} from '@juban/domain';
import { and, desc, eq, gt, isNull, sql } from 'drizzle-orm';
import { type Db, rowsOf } from '../../db/database.ts';
import { smsCodes, smsGuessQuotas, smsSendQuotas } from './identity.tables.ts';

export type SendCaps = ReadonlyArray<{ sends: number; windowMs: number }>;

const MOST_KEPT_SENDS = Math.max(...SMS_SEND_CAPS.map(({ sends }) => sends));

/**
 * Uses one send of a phone's quota if every cap allows it: the n-th newest send must be older than its
 * window.
 */
export async function reserveSend(
  db: Db,
  phoneIndex: string,
  sendCaps: SendCaps,
  now: Date,
): Promise<boolean> {
  const at = sql`${now.toISOString()}::timestamptz`;
  const caps = sendCaps.map(
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

/** Returns a send whose message was not sent. */
export async function releaseSend(db: Db, phoneIndex: string, at: Date): Promise<void> {
  await db.execute(sql`
    update sms_send_quotas set sent_at = array_remove(sent_at, ${at.toISOString()}::timestamptz)
    where phone_index = ${phoneIndex}`);
}

export async function readSends(db: Db, phoneIndex: string): Promise<Date[]> {
  const [row] = await db.select().from(smsSendQuotas).where(eq(smsSendQuotas.phoneIndex, phoneIndex));
  return (row?.sentAt ?? []).map((sent) => new Date(sent));
}

/** Sends to the phone by one requester, newest first. */
export async function readSendsOf(
  db: Db,
  { phoneIndex, requester }: { phoneIndex: string; requester: string },
  since: Date,
): Promise<Date[]> {
  const rows = await db
    .select({ createdAt: smsCodes.createdAt })
    .from(smsCodes)
    .where(
      and(
        eq(smsCodes.phoneIndex, phoneIndex),
        eq(smsCodes.requester, requester),
        gt(smsCodes.createdAt, since),
      ),
    )
    .orderBy(desc(smsCodes.createdAt));
  return rows.map(({ createdAt }) => createdAt);
}

export interface NewCode {
  id: string;
  phoneIndex: string;
  purpose: string;
  scope: string;
  requester: string;
  allowsAnonymous: boolean;
  codeHmac: string;
  createdAt: Date;
  expiresAt: Date;
}

export async function insertCode(db: Db, code: NewCode): Promise<void> {
  await db.insert(smsCodes).values(code);
}

/** Deletes a code whose message was not sent, so that the one before it stays valid. */
export async function deleteCode(db: Db, id: string): Promise<void> {
  await db.delete(smsCodes).where(eq(smsCodes.id, id));
}

/** Keeps a code whose message may arrive or not. */
export async function markUnconfirmed(db: Db, id: string): Promise<void> {
  await db.update(smsCodes).set({ isConfirmed: false }).where(eq(smsCodes.id, id));
}

export interface CodeKey {
  phoneIndex: string;
  purpose: string;
  scope: string;
}

/**
 * Uses one try of each code that the caller may have: of those they requested, the newest that the carrier
 * confirmed and those after it. Callers without any requester guess at codes that allow it, and use no try of
 * its requester. Returns nothing if no tries are left, or no code is valid.
 */
export async function takeTry(
  db: Db,
  key: CodeKey,
  requesters: readonly string[],
  now: Date,
): Promise<{ id: string; codeHmac: string }[]> {
  const isAnonymous = requesters.length === 0;
  const tries = sql.identifier(isAnonymous ? 'anonymous_tries' : 'tries');
  const ofCaller = isAnonymous
    ? sql`allows_anonymous`
    : sql`requester in (${sql.join(
        requesters.map((requester) => sql`${requester}`),
        sql`, `,
      )})`;
  const ofKey = sql`phone_index = ${key.phoneIndex} and purpose = ${key.purpose} and scope = ${key.scope} and ${ofCaller}`;
  const result = await db.execute(sql`
    with held as (
      select id from sms_codes
      where ${ofKey} and created_at >= coalesce(
        (select created_at from sms_codes where ${ofKey} and is_confirmed order by created_at desc limit 1),
        '-infinity')
      order by created_at for update
    )
    update sms_codes c set ${tries} = c.${tries} + 1 from held
    where c.id = held.id and c.${tries} < ${SMS_CODE_TRIES} and used_at is null
      and expires_at > ${now.toISOString()}::timestamptz
    returning c.id, code_hmac`);
  return rowsOf<{ id: string; code_hmac: string }>(result).map(({ id, code_hmac }) => ({
    id,
    codeHmac: code_hmac,
  }));
}

/** Counts one guess at a phone's codes; returns the seconds to wait if none is left in this hour. */
export async function spendGuess(
  tx: Db,
  { phoneIndex, guesser }: { phoneIndex: string; guesser: GuesserKind },
  now: Date,
): Promise<number | undefined> {
  const at = sql`${now.toISOString()}::timestamptz`;
  const ended = sql`q.began_at <= ${new Date(now.getTime() - SMS_GUESS_WINDOW_MS).toISOString()}::timestamptz`;
  const spent = await tx.execute(sql`
    insert into sms_guess_quotas as q (phone_index, guesser, began_at, guesses)
    values (${phoneIndex}, ${guesser}, ${at}, 1)
    on conflict (phone_index, guesser) do update
      set began_at = case when ${ended} then ${at} else q.began_at end,
        guesses = case when ${ended} then 1 else q.guesses + 1 end
      where ${ended} or q.guesses < ${SMS_GUESSES_PER_HOUR[guesser]}
    returning 1 as spent`);
  if (rowsOf(spent).length > 0) return undefined;
  const [row] = await tx
    .select({ beganAt: smsGuessQuotas.beganAt })
    .from(smsGuessQuotas)
    .where(and(eq(smsGuessQuotas.phoneIndex, phoneIndex), eq(smsGuessQuotas.guesser, guesser)));
  const endsAt = (row?.beganAt ?? now).getTime() + SMS_GUESS_WINDOW_MS;
  return Math.max(1, Math.ceil((endsAt - now.getTime()) / 1_000));
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
